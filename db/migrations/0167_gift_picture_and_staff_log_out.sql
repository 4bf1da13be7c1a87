-- Folder of the operator's own picture of a gift; null for the drawn icon.
alter table gift_plan add column picture text;

-- owner: staff-sign-on
-- Which session of ours was opened in which session at the identity provider. A row without a session of ours means nothing.
create table staff_session (
  session_id uuid primary key,
  -- SHA-256 of the issuer and its name of the session.
  provider_session_hash bytea not null,
  -- SHA-256 of the issuer and its name of the person.
  identity_hash bytea not null,
  expires_at timestamptz not null
);
create index staff_session_provider on staff_session (provider_session_hash);
create index staff_session_expires on staff_session (expires_at);

-- owner: staff-sign-on
-- Used log-out tokens of the identity provider, so that each works once.
create table staff_log_out (
  -- SHA-256 of the issuer and the id of the token.
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index staff_log_out_expires on staff_log_out (expires_at);
