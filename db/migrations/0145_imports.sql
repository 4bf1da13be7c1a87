-- owner: imports
-- Accounts brought along from another service. A row outlives its member, without them, so that a second run does not bring somebody back
-- who has gone.
create table imported_member (
  -- SHA-256 of the id at the other service, which itself is not kept.
  external_hash bytea primary key,
  member_id uuid unique references member (id) on delete set null,
  state text not null check (state in ('waiting', 'confirmed', 'replaced', 'removed')),
  -- SHA-256 of the key in the mailed link.
  key_hash bytea unique,
  -- When the link is mailed; null until the operator invites.
  invite_at timestamptz,
  imported_at timestamptz not null,
  -- Until when a waiting account is kept.
  expires_at timestamptz not null
);
create index imported_member_expires on imported_member (expires_at) where state = 'waiting';
create index imported_member_uninvited on imported_member (imported_at, external_hash) where state = 'waiting' and invite_at is null;

-- owner: imports
-- Photos that are still to be read from the folder. A row is deleted together with the insertion of its photo.
create table imported_photo (
  member_id uuid not null references member (id) on delete cascade,
  position smallint not null,
  path text not null,
  primary key (member_id, position)
);
