-- Records that a profile was opened.
-- In: viewer, member seen, time.
-- Out: whether it is the first time within a day; a page loaded again is no second view. False for one's own profile.
-- Locks: the row of the pair until the transaction ends.
-- Errors: none of its own.
create or replace function note_profile_view(viewer uuid, seen uuid, seen_at timestamptz) returns boolean language sql as $$
  with noted as (
    insert into profile_view (viewer_id, seen_id, at) select viewer, seen, seen_at where viewer <> seen
    on conflict (viewer_id, seen_id) do update set at = excluded.at where profile_view.at < excluded.at - interval '1 day'
    returning 1
  )
  select exists (select from noted)
$$;
