-- owner: access-tokens
-- Tokens with which programs call the interface for a member, or read the console for an administrator. Only their hash is stored.
create table access_token (
  id uuid primary key,
  -- Whose it is: the member, or the administrator who made it.
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('personal', 'service')),
  name text not null,
  scopes text[] not null,
  token_hash bytea not null unique,
  -- The first characters, by which its owner knows it again.
  beginning text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The day only: more would be a record of somebody's habits.
  last_used_on date
);
create index access_token_member on access_token (member_id, created_at);
create index access_token_expires on access_token (expires_at);
