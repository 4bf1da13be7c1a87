-- no transaction
-- The statistics find the matches of the last days by it, instead of joining all reactions.
create index concurrently if not exists reaction_matched_at on reaction (at) where matched;
