-- owner: reactions
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

-- owner: matches
-- The last filter a member chose, and per filter where a member who has seen much goes on.
create table match_filter (
  member_id uuid primary key references member (id) on delete cascade,
  filter jsonb not null,
  updated_at timestamptz not null
);
