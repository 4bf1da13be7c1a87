-- owner: blocks
-- Created before member exists, so its foreign keys follow below.
create table block (
  from_id uuid not null,
  to_id uuid not null,
  at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index block_reverse on block (to_id, from_id);
create index block_list on block (from_id, at desc, to_id desc);

-- owner: members
create table member (
  id uuid primary key,
  status text not null check (status in ('unverified', 'active', 'paused', 'suspended', 'deleted')),
  role text not null default 'user' check (role in ('admin', 'user', 'guest')),
  email text not null,
  phone text not null,
  phone_country text not null,
  firstname text not null,
  lastname text not null,
  gender smallint not null check (gender between 0 and 2),
  birth date not null,
  birth_estimated boolean not null default true,
  country text not null,
  city text,
  tile int,
  cell_lat real,
  cell_lng real,
  has_photo boolean not null default false,
  bio text not null default '',
  looking_for text[] not null default '{}',
  interests text[] not null default '{}',
  prompts jsonb not null default '[]',
  seek smallint not null default 7 check (seek between 1 and 7),
  min_age smallint not null default 19,
  max_age smallint not null default 120,
  shows_lastname boolean not null default true,
  shows_birth boolean not null default true,
  shows_activity boolean not null default true,
  locale text not null default 'en',
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  check (min_age <= max_age)
);
create unique index member_email on member (email);
create index member_unverified on member (created_at) where status = 'unverified';
create index member_name on member (lower(firstname) text_pattern_ops);

alter table block add foreign key (from_id) references member (id) on delete cascade;
alter table block add foreign key (to_id) references member (id) on delete cascade;

-- owner: members
-- A row exists only while the member is active, visible and verified; everything in it may be told from the cell centre.
create table card (
  id uuid primary key references member (id) on delete cascade,
  tile int,
  country smallint not null,
  gender smallint not null,
  seek smallint not null,
  birth date not null,
  min_age smallint not null,
  max_age smallint not null,
  cell_lat real,
  cell_lng real,
  rank int not null
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index card_tile on card (tile, gender, rank desc, id desc) include (birth, seek, min_age, max_age, cell_lat, cell_lng);
create index card_country on card (country, gender, rank desc, id desc) include (birth, seek, min_age, max_age, cell_lat, cell_lng);

-- owner: members
create table presence (
  member_id uuid primary key references member (id) on delete cascade,
  last_active timestamptz not null
) with (fillfactor = 70);
