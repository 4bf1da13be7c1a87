-- owner: moderation
-- What the service itself found, for a report that no member made.
alter table report add column signs jsonb;
