-- owner: town-figures
-- What the console shows of a whole day (UTC), written once: whole tens, and null where fewer than ten people are behind a number.
create table town_day (
  day date primary key,
  active integer,
  sign_ups integer,
  matches integer,
  first_messages integer,
  answered integer,
  reports integer,
  -- Whole dollars and whole credits.
  deposits_usd integer,
  spent_usd integer,
  spent_credits integer
);
-- owner: town-figures
-- Members who were here within a week and a month, by place and gender, in whole tens. Replaced every day. Places with few people are folded:
-- an empty city is the rest of a country, an empty country the rest of all.
create table town_place (
  country text not null,
  city text not null,
  gender smallint not null,
  week integer,
  month integer,
  primary key (country, city, gender)
);
-- owner: town-figures
-- About how many people are around a coarse cell of half a degree, as a band. Cells without a row are in the lowest band. Changed once a week.
create table town_area (
  cell_row smallint not null,
  cell_col smallint not null,
  band smallint not null check (band > 0),
  primary key (cell_row, cell_col)
);
-- owner: town-figures
-- Since when the oldest waiting case of a queue waits; no row while nothing waits.
create table town_queue (
  queue text primary key,
  oldest timestamptz not null
);
-- owner: town-figures
-- One row: which counts are done.
create table town_progress (
  id smallint primary key default 1 check (id = 1),
  places_on date,
  areas_on date
);
