-- owner: photo-check
-- The poses a member was asked for last; gone with the attempt.
create table photo_check_challenge (
  -- One open challenge for each member.
  member_id uuid primary key references member (id) on delete cascade,
  id uuid not null unique,
  poses text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index photo_check_challenge_expired on photo_check_challenge (expires_at);

-- owner: photo-check
-- Comparisons of a member with the photos on the profile, by a moderator.
create table photo_check (
  -- The id of its challenge.
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  poses text[] not null,
  -- When the frames were taken, in milliseconds after the challenge arrived in the browser.
  times integer[] not null,
  -- `stale`: the main photo is another since. `ended`: a newer check replaced it.
  state text not null check (state in ('waiting', 'checked', 'stale', 'refused', 'ended')),
  reason text,
  -- The main photo that was compared.
  photo_id uuid,
  created_at timestamptz not null,
  -- Since when it waits for a moderator.
  queued_at timestamptz not null,
  checked_at timestamptz,
  decided_at timestamptz
);
create unique index photo_check_one_waiting on photo_check (member_id) where state = 'waiting';
create index photo_check_member on photo_check (member_id, created_at);
create index photo_check_queue on photo_check (queued_at, id) where state in ('waiting', 'stale');
create index photo_check_checked on photo_check (checked_at) where state = 'checked';
create index photo_check_decided on photo_check (decided_at) where decided_at is not null;

-- owner: photo-check
-- The frames of a check, for as long as they are kept.
create table photo_check_frames (
  photo_check_id uuid primary key references photo_check (id) on delete cascade,
  -- Random, and never sent to a client.
  storage_key text not null unique,
  key_name text not null references file_key (name),
  -- The key of the files, sealed with the key of that name.
  sealed_key bytea not null,
  -- SHA-256 of each frame as it was sent: the same one is refused again.
  hashes text[] not null,
  -- Null until it is decided.
  delete_after timestamptz
);
create index photo_check_frames_hashes on photo_check_frames using gin (hashes);
create index photo_check_frames_due on photo_check_frames (delete_after) where delete_after is not null;
