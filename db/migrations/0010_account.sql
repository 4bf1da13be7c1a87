-- Whether word of likes, matches and messages may interrupt the member.
alter table member add column notifications boolean not null default true;

-- owner: members
-- Members who asked to be deleted and may still change their mind: their status is deleted already, nothing of them is gone yet.
create table deletion (
  member_id uuid primary key references member (id) on delete cascade,
  status_before text not null check (status_before in ('active', 'paused')),
  requested_at timestamptz not null,
  erase_at timestamptz not null
);
create index deletion_due on deletion (erase_at);

-- owner: account
-- The newest archive of a member's data: being made while it has no storage key, which signs its address and therefore ends it with the row.
create table data_export (
  id uuid primary key,
  member_id uuid not null unique references member (id) on delete cascade,
  storage_key text,
  requested_at timestamptz not null,
  expires_at timestamptz
);
