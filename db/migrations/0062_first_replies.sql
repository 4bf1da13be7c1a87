-- no transaction
-- The hourly count of replies finds the first messages of the last hours by it, instead of reading every participant.
create index concurrently if not exists participant_sent_first on participant (first_sent_at) where first_sent_at is not null;
