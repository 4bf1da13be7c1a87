-- owner: members
-- Whether the member is shown only to those they like, match or write with, and whether a first message needs a sender with a photo check.
alter table member
  add column private_mode boolean not null default false,
  add column requests_checked boolean not null default false;
