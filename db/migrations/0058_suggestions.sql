-- owner: suggestions
-- The people who are suggested to a member, best first. A row for each member, made at night by the training.
create table suggestion (
  member_id uuid primary key references member (id) on delete cascade,
  -- Ids of members, 60 at most. Whether they may still be seen is judged when they are read.
  others uuid[] not null check (cardinality(others) <= 60),
  made_at timestamptz not null
);
create index suggestion_due on suggestion (made_at);
-- Finds the rows that an erased member has to leave.
create index suggestion_others on suggestion using gin (others);

-- owner: suggestions
-- One row for each training: how long it took and how it ended. Nothing about a person.
create table training_run (
  id uuid primary key,
  started_at timestamptz not null,
  -- Null while it runs, and for good if the process was killed.
  ended_at timestamptz,
  outcome text,
  members integer not null default 0,
  likes integer not null default 0,
  suggested integer not null default 0,
  -- The most memory of the process during the run, in MB.
  peak_mb integer not null default 0
);
create index training_run_started on training_run (started_at);

-- owner: boosts
-- How many cards a member was shown on a day (UTC). By day and apart from `attention`, so that nothing tells who saw whom.
create table cards_seen (
  member_id uuid not null references member (id) on delete cascade,
  day date not null,
  cards integer not null,
  primary key (member_id, day)
);
create index cards_seen_due on cards_seen (day);

-- Whether a member gets suggestions. False is the order of activity, and keeps their likes out of the training.
alter table member add column suggests boolean not null default true;
