-- owner: outcomes
-- Questions whether a member has met their match. What was answered is not stored: only whether to ask again.
create table meeting_question (
  member_id uuid not null references member (id) on delete cascade,
  other_id uuid not null references member (id) on delete cascade,
  -- How often it was asked, and the last day (UTC).
  times smallint not null,
  asked_on date not null,
  -- open: waits for an answer; later: may be asked again; done: is never asked again
  state text not null check (state in ('open', 'later', 'done')),
  primary key (member_id, other_id)
);
create index meeting_question_other on meeting_question (other_id);

-- owner: outcomes
-- How many members had an outcome on a day (UTC), by the order in which they were shown people. Of whom nothing is kept; several rows for each
-- number, so that members do not wait for one another.
create table outcome_count (
  day date not null,
  shown_order text not null,
  measure text not null,
  slot smallint not null,
  members int not null,
  primary key (day, shown_order, measure, slot)
);

-- owner: outcomes
-- One row: the moment until which first replies are counted.
create table outcome_progress (
  only_row boolean primary key default true check (only_row),
  replies_until timestamptz not null
);
