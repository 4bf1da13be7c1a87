-- Messages can answer another one, be edited, deleted for both and reacted to. The changes of a conversation are numbered; a message has the number of
-- its last one. A deleted message keeps its row, so the sequence numbers keep no gap.
alter table message
  add column reply_to_seq bigint,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add column change bigint not null default 0;
