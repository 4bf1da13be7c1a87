-- Somebody who shows again when they are here, or what they have read, sees the same of others a day later: switched on for one look, it would show
-- everybody's. The moment tells the last switching from an earlier one.
alter table member
  add column sees_activity boolean not null default true,
  add column activity_shown_at timestamptz,
  add column sees_reads boolean not null default true,
  add column reads_shown_at timestamptz;
