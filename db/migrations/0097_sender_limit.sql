-- owner: chat
-- Members who may write to few new people, while a moderator looks at what they wrote.
create table sender_limit (
  member_id uuid primary key references member (id) on delete cascade,
  until timestamptz not null
);
create index sender_limit_until on sender_limit (until);
