-- How many cards a member was shown in an hour; `shown` is how often the member was shown to others.
alter table attention add column saw integer not null default 0;
