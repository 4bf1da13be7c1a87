-- Until which day (UTC) the members who were shown people are counted; null before the first run.
alter table outcome_progress add column viewers_until date;
