-- The day (UTC) a member was last counted as active on.
alter table presence add column counted_on date;

-- owner: members
-- How many members were active on a day (UTC). Of whom nothing is kept; several rows a day, so that members do not wait for one another.
create table active_day (
  day date not null,
  slot smallint not null check (slot between 0 and 15),
  members int not null check (members > 0),
  primary key (day, slot)
);
