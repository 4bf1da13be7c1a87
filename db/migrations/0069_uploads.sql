-- owner: uploads
-- A file that arrives in parts. The client chooses the id; ids of different members are independent of each other.
create table upload (
  member_id uuid not null references member (id) on delete cascade,
  id uuid not null,
  bytes int not null check (bytes > 0),
  received int not null default 0 check (received between 0 and bytes),
  created_at timestamptz not null,
  primary key (member_id, id)
);
create index upload_created on upload (created_at);

-- owner: uploads
-- The bytes that have arrived, by the position of the first one. Recordings and pictures are compressed already.
create table upload_part (
  member_id uuid not null,
  upload_id uuid not null,
  at int not null,
  content bytea not null,
  primary key (member_id, upload_id, at),
  foreign key (member_id, upload_id) references upload (member_id, id) on delete cascade
);
alter table upload_part alter column content set storage external;
