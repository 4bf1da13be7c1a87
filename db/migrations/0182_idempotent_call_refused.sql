-- no transaction
-- Finds the calls that must not move money any more: given up, or answered with a refusal.
create index concurrently if not exists idempotent_call_refused on idempotent_call (intent) where status >= 400;
