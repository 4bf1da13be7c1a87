-- The number of the last change of a message in the conversation.
alter table conversation add column last_change bigint not null default 0;
-- owner: chat
create table message_reaction (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  member_id uuid not null,
  emoji text not null check (emoji in ('❤️', '😂', '😮', '😢', '👍', '🙏')),
  primary key (conversation_id, seq, member_id)
);
-- owner: chat
-- Texts that a message had before it was edited or deleted, for reports and the export of its author.
create table message_version (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  -- The change that replaced the text.
  change bigint not null,
  body text not null,
  replaced_at timestamptz not null,
  primary key (conversation_id, seq, change)
);
create index message_version_replaced on message_version (replaced_at);
