-- owner: platform
-- Keys that encrypt the keys of files. Each is sealed with SECRET, so another SECRET seals a few values and not the key of every file.
create table file_key (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);
-- owner: chat
-- Voice notes and pictures. A row outlives its message and conversation until its files are deleted: evidence of a report keeps it.
create table attachment (
  id uuid primary key,
  conversation_id uuid not null,
  seq bigint not null,
  -- Null once it is released.
  sender_id uuid references member (id),
  kind text not null,
  -- The upload it was made from, to recognise a repeated request.
  upload_id uuid not null,
  storage_key text not null unique,
  key_name text not null references file_key (name),
  -- The key of its files, sealed with the key of that name.
  sealed_key bytea not null,
  -- Of all its files.
  bytes integer not null check (bytes > 0),
  -- Of a voice note: its length in tenths of a second, and its waveform.
  tenths integer,
  peaks text,
  -- Of a picture: the largest version in pixels, the placeholder, and whether it was sent on the first day of the conversation.
  width integer,
  height integer,
  blur text,
  veiled boolean not null default false,
  created_at timestamptz not null,
  -- When its message was deleted or erased. Its files are deleted unless evidence needs them.
  released_at timestamptz,
  unique (conversation_id, seq)
);
create index attachment_sender on attachment (sender_id) where released_at is null;
create index attachment_released on attachment (released_at) where released_at is not null;
-- owner: chat
-- Attachments that are evidence of a report, for as long as the report is kept.
create table attachment_hold (
  attachment_id uuid not null references attachment (id),
  report_id uuid not null references report (id) on delete cascade,
  primary key (attachment_id, report_id)
);
create index attachment_hold_report on attachment_hold (report_id);
