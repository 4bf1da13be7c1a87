-- owner: staff-sign-on
-- The person at the provider to whom an account of staff belongs. Such an account is opened by the provider only.
create table staff_identity (
  issuer text not null,
  subject text not null,
  member_id uuid not null unique references member (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);

-- owner: staff-sign-on
-- Sign-ons that have begun. A row is used once.
create table staff_sign_on_try (
  -- SHA-256 of the state, and of the secret that the browser keeps.
  state_hash bytea primary key,
  secret_hash bytea not null,
  -- Whether the person is to authenticate again.
  again boolean not null,
  expires_at timestamptz not null
);
create index staff_sign_on_try_expires on staff_sign_on_try (expires_at);

-- When the person has authenticated at the provider; null for a session that began in another way.
alter table session add column signed_on_at timestamptz;
