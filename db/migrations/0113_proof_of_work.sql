-- owner: registration
-- Whether a sign-up needs a proof of work: by itself when far more people sign up than usual, or always, or never.
alter table registration_rules add column proof text not null default 'auto';

-- owner: registration
-- Sign-ups over the internet in each ten minutes.
create table sign_up_rate (
  slot timestamptz primary key,
  count integer not null
);

-- owner: registration
-- Proofs of work that were accepted, until a day after their end.
create table used_proof (
  nonce text primary key,
  until timestamptz not null
);
create index used_proof_until on used_proof (until);
