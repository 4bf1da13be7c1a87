-- owner: phone-login
-- A code sent by SMS. The key is a keyed hash of the number and what the code is for, so a copy of the table names no number.
create table phone_code (
  key bytea primary key,
  code_hash bytea not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_code_expiry on phone_code (expires_at);

-- owner: phone-login
-- How many messages went to a country in an hour, and to a number (a keyed hash) in a day.
create table sms_count (
  scope text not null,
  since timestamptz not null,
  sent integer not null,
  last_at timestamptz not null,
  primary key (scope, since)
);
create index sms_count_since on sms_count (since);

-- owner: phone-login
-- Messages of the demo, which has no provider.
create table sandbox_sms (
  id bigint generated always as identity primary key,
  to_phone text not null,
  text_body text not null,
  sent_at timestamptz not null
);
create index sandbox_sms_to on sandbox_sms (to_phone, id desc);
