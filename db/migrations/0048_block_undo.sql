-- What a block ended, kept for the minute in which it can be taken back: the reaction, when it was given, whether it was a match, and the
-- state of the conversation.
alter table block add column ended jsonb;
