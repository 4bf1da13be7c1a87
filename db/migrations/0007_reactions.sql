-- owner: reactions
-- kind: 1 liked, 2 disliked. matched is set on both rows of a pair that like each other.
create table reaction (
  from_id uuid not null references member (id) on delete cascade,
  to_id uuid not null references member (id) on delete cascade,
  kind smallint not null check (kind in (1, 2)),
  matched boolean not null default false,
  at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index reaction_received on reaction (to_id, kind, at desc, from_id desc);
create index reaction_given on reaction (from_id, kind, at desc, to_id desc);

-- Brings one side of a pair to a state (0 none, 1 liked, 2 disliked) in one round trip. The pair is locked first: two members who like each
-- other at the same instant would otherwise both miss the match. Each statement below sees what was committed before it.
create function react(viewer uuid, target uuid, wanted smallint, reacted_at timestamptz, out before smallint, out was_matched boolean, out is_matched boolean)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(least(viewer, target)::text || greatest(viewer, target)::text, 0));
  select kind, matched into before, was_matched from reaction where from_id = viewer and to_id = target;
  before := coalesce(before, 0);
  was_matched := coalesce(was_matched, false);
  is_matched := false;
  if wanted = 0 then
    delete from reaction where from_id = viewer and to_id = target;
  else
    is_matched := wanted = 1 and exists (select from reaction where from_id = target and to_id = viewer and kind = 1);
    insert into reaction (from_id, to_id, kind, matched, at) values (viewer, target, wanted, is_matched, reacted_at)
      on conflict (from_id, to_id) do update set kind = excluded.kind, matched = excluded.matched, at = excluded.at
      where reaction.kind <> excluded.kind or reaction.matched <> excluded.matched;
  end if;
  if is_matched <> was_matched then
    update reaction set matched = is_matched where from_id = target and to_id = viewer;
  end if;
end
$$;
