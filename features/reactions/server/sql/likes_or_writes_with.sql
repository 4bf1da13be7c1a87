-- Whether a member likes another one, or has an open conversation or an open request with them. It decides who sees a member in private mode:
-- the condition of visible members and the functions of the feed call it.
-- In: owner, the member in private mode; viewer, who wants to see them.
-- Out: true or false.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function likes_or_writes_with(owner uuid, viewer uuid) returns boolean language plpgsql stable cost 1000 as $$
begin
  return exists (select from reaction where from_id = owner and to_id = viewer and kind = 1)
    or exists (
      select from conversation
      where low_id = least(owner, viewer) and high_id = greatest(owner, viewer) and state in ('open', 'request'));
end $$;
