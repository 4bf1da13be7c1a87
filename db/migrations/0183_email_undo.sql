-- owner: auth
-- The address an account had before a change, for the days in which its owner can undo the change by the link mailed there.
create table email_undo (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  email text not null,
  changed_at timestamptz not null
);
create index email_undo_member on email_undo (member_id);
create index email_undo_email on email_undo (email);
create index email_undo_changed on email_undo (changed_at);
