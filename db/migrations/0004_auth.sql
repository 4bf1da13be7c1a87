-- owner: auth
create table credential (
  member_id uuid primary key references member (id) on delete cascade,
  password_hash text,
  updated_at timestamptz not null
);

-- owner: auth
create table session (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  token_hash bytea not null unique,
  remember boolean not null,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_member on session (member_id, last_used_at desc);
create index session_expiry on session (expires_at);

-- owner: auth
create table code (
  member_id uuid not null references member (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'login', 'reset-password', 'change-email')),
  code_hash bytea not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, purpose)
);
create index code_expiry on code (expires_at);

-- owner: auth
-- Failed guesses, counted for unknown emails as well, so that nothing tells them from known ones. The key is a keyed hash of the email.
create table failed_attempt (
  key bytea primary key,
  failed int not null,
  expires_at timestamptz not null
);
create index failed_attempt_expiry on failed_attempt (expires_at);
