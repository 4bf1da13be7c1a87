-- owner: auth
-- What each person who signed up with an address gave, until the address is proven. Several may stand side by side: a stranger's does not
-- replace that of the owner. The secret of the registration is known to the browser that sent it.
create table registration (
  token_hash bytea primary key,
  member_id uuid not null references member (id) on delete cascade,
  password_hash text not null,
  given jsonb not null,
  created_at timestamptz not null
);
create index registration_member on registration (member_id, created_at desc);
create index registration_created on registration (created_at);

-- owner: auth
-- Mails that anybody can cause to an address, for 24 hours, whatever happens to its account. The key is a keyed hash of the address.
create table address_mail (
  key bytea not null,
  kind text not null,
  known boolean not null,
  asked_at timestamptz not null
);
create index address_mail_key on address_mail (key, asked_at);
create index address_mail_asked on address_mail (asked_at);

-- The hash of the long key in the link beside the code; null for codes of an earlier release.
alter table code add column key_hash bytea;
