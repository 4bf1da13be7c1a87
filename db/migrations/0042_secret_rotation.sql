-- When a SECRET last signed anything here, by a mark that tells it from others: what it signed ends some days later.
-- owner: platform
create table secret_use (
  mark text primary key,
  used_at timestamptz not null
);

-- What the hashes of bans are made with, sealed under SECRET. A hash cannot be made anew without the address it stands for, so its key stays the same
-- when SECRET changes.
-- owner: auth
create table ban_key (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- Without a name it was made with the SECRET of its time itself.
-- allow: a new column without a default holds nothing that would have to be read
alter table ban add column key_name text references ban_key (name);
