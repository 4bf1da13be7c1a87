-- owner: passkeys
-- Keys in members' devices that log them in. The secret half never leaves the device.
create table passkey (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  -- What the device calls the key; one account only.
  credential_id bytea not null unique,
  -- COSE.
  public_key bytea not null,
  -- Random, the same for all passkeys of a member: what the device knows the account by.
  user_handle bytea not null,
  -- How often the device has used the key; 0 where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  -- Whether the device keeps a copy elsewhere, such as in a password manager.
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id, created_at);

-- owner: passkeys
-- Random values that a device is asked to sign, once.
create table passkey_challenge (
  challenge bytea primary key,
  purpose text not null check (purpose in ('add', 'log-in')),
  -- Whom, and in which session, it lets add a passkey; null to log in.
  member_id uuid references member (id) on delete cascade,
  session_id uuid,
  user_handle bytea,
  expires_at timestamptz not null,
  check ((purpose = 'add') = (member_id is not null and session_id is not null and user_handle is not null))
);
create index passkey_challenge_member on passkey_challenge (member_id) where member_id is not null;
create index passkey_challenge_expires on passkey_challenge (expires_at);
