-- no transaction
-- Messages can answer another one, be edited, deleted for both and reacted to. The changes of a conversation are numbered; a message has the number of
-- its last one. A deleted message keeps its row, so the sequence numbers keep no gap.
alter table message
  add column if not exists reply_to_seq bigint,
  add column if not exists edited_at timestamptz,
  add column if not exists deleted_at timestamptz,
  add column if not exists change bigint not null default 0;
alter table conversation add column if not exists last_change bigint not null default 0;
-- Clients ask for the messages changed after a number.
create index concurrently if not exists message_changed on message (conversation_id, change) where change > 0;
-- owner: chat
create table if not exists message_reaction (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  member_id uuid not null,
  emoji text not null check (emoji in ('❤️', '😂', '😮', '😢', '👍', '🙏')),
  primary key (conversation_id, seq, member_id)
);
-- owner: chat
-- Texts that a message had before it was edited or deleted, for reports and the export of its author.
create table if not exists message_version (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  -- The change that replaced the text.
  change bigint not null,
  body text not null,
  replaced_at timestamptz not null,
  primary key (conversation_id, seq, change)
);
create index if not exists message_version_replaced on message_version (replaced_at);
