-- owner: known-contacts
-- The key of the hashes, sealed with the key of files of that name.
create table known_contact_key (
  id text primary key check (id = 'own'),
  key_name text not null references file_key (name),
  sealed_key bytea not null
);

-- owner: known-contacts
-- Numbers and addresses of people from whom a member is hidden, as keyed hashes.
create table known_contact (
  member_id uuid not null references member (id) on delete cascade,
  hash bytea not null,
  kind text not null check (kind in ('number', 'address')),
  -- The member who has proven it. Without a foreign key, so that adding a contact takes the same time and locks whether or not there is one.
  owner_id uuid,
  added_at timestamptz not null,
  primary key (member_id, hash)
);
create index known_contact_owner on known_contact (owner_id, member_id);
create index known_contact_hash on known_contact (hash);
