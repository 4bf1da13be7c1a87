-- owner: matches
-- The people picked for a member on a day (UTC), as they were chosen. Who of them may still be seen is judged on each reading.
create table daily_pick (
  member_id uuid not null references member (id) on delete cascade,
  day date not null,
  -- The order, from 0.
  place smallint not null,
  other_id uuid not null references member (id) on delete cascade,
  -- Whether they were suggested by the model; otherwise they were chosen by what the two share.
  suggested boolean not null,
  primary key (member_id, day, place)
);
create index daily_pick_other on daily_pick (other_id);
create index daily_pick_day on daily_pick (day);
