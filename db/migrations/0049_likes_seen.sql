-- Until when a member has seen who likes them. The badge counts the likes after it.
-- owner: reactions
create table likes_seen (
  member_id uuid primary key references member (id) on delete cascade,
  seen_at timestamptz not null
);
