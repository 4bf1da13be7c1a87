-- Where a session was opened from, as its owner may read it.
alter table session add column country text;

-- owner: auth
-- The address a member wants to take over; its code goes there, and is good for this address alone.
create table email_change (
  member_id uuid primary key references member (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null
);

-- owner: auth
-- What a member has signed in with before, as a keyed hash: only a new one is worth a mail.
create table known_device (
  member_id uuid not null references member (id) on delete cascade,
  fingerprint bytea not null,
  used_at timestamptz not null,
  primary key (member_id, fingerprint)
);
create index known_device_used on known_device (used_at);
