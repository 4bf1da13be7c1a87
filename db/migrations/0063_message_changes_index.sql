-- no transaction
-- Clients ask for the messages of a conversation that changed after a number.
create index concurrently if not exists message_changed on message (conversation_id, change) where change > 0;
