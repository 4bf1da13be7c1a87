-- owner: voice-hello
-- Spoken hellos of profiles. A row outlives its member and its removal until its file is deleted: evidence of a report keeps it.
create table voice_hello (
  id uuid primary key,
  -- Null once it is released.
  member_id uuid references member (id) on delete cascade,
  -- The upload it was made from, to recognise a repeated request.
  upload_id uuid not null,
  -- Random, and never sent to a client.
  storage_key text not null unique,
  key_name text not null references file_key (name),
  -- The key of its file, sealed with the key of that name.
  sealed_key bytea not null,
  -- Length in tenths of a second, and the waveform.
  tenths integer not null check (tenths > 0),
  peaks text not null,
  -- SHA-256 of the recording, which refuses the same one after it was taken down.
  hash bytea not null,
  review text not null check (review in ('waiting', 'approved', 'removed')),
  -- Whether others may hear it.
  shown boolean not null,
  created_at timestamptz not null,
  -- When a moderator took it down.
  removed_at timestamptz,
  -- When the member replaced or removed it, or was erased. Its file is deleted unless evidence needs it.
  released_at timestamptz
);
create unique index voice_hello_current on voice_hello (member_id) where review <> 'removed' and released_at is null;
create index voice_hello_member on voice_hello (member_id);
create index voice_hello_waiting on voice_hello (created_at, id) where review = 'waiting' and released_at is null;
create index voice_hello_removed on voice_hello (removed_at) where removed_at is not null;
create index voice_hello_released on voice_hello (released_at) where released_at is not null;

-- owner: voice-hello
-- Hellos that are evidence of a report, for as long as the report is kept.
create table voice_hello_hold (
  voice_hello_id uuid not null references voice_hello (id),
  report_id uuid not null references report (id) on delete cascade,
  primary key (voice_hello_id, report_id)
);
create index voice_hello_hold_report on voice_hello_hold (report_id);

-- owner: voice-hello
-- Hashes of recordings that were taken down. They stay after the recording is deleted.
create table refused_recording (
  voice_hello_id uuid primary key,
  hash bytea not null,
  at timestamptz not null
);
create index refused_recording_hash on refused_recording (hash);
