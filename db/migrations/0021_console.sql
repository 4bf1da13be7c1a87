-- owner: audit
-- What administrators did, and why. Nobody is named by a foreign key: an entry outlives those it is about. Without an admin it was the
-- operator at the command line.
create table audit_entry (
  id uuid primary key,
  admin_id uuid,
  action text not null check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z_]+$'),
  subject_id text,
  reason text not null,
  details jsonb,
  at timestamptz not null
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_admin on audit_entry (admin_id, at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at desc, id desc);
create index audit_entry_action on audit_entry (action, at desc, id desc);

-- Entries are only ever added. The one thing that happens to them later is that the erasure of a person takes the person out.
create function audit_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.reason !~ '\S' or new.subject_id is null then
      raise exception 'an audit entry needs a subject and a reason' using errcode = 'AU001';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.action, new.subject_kind, new.at) is not distinct from (old.id, old.action, old.subject_kind, old.at)
      and (new.admin_id is null or new.admin_id = old.admin_id)
      and (new.subject_id, new.reason, new.details) is not distinct from (old.subject_id, old.reason, old.details)
      and current_setting('ndloo.erasing', true) = 'on' then
      return new;
    end if;
    if (new.id, new.action, new.subject_kind, new.at, new.admin_id) is not distinct from (old.id, old.action, old.subject_kind, old.at, old.admin_id)
      and new.subject_id is null and new.reason = '' and new.details is null
      and current_setting('ndloo.erasing', true) = 'on' then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'AU002';
end
$$;
create trigger audit_append_only before insert or update or delete on audit_entry for each row execute function audit_append_only();
create trigger audit_no_truncate before truncate on audit_entry for each statement execute function audit_append_only();

-- owner: admin
-- What an administrator's authenticator shares with us, encrypted with the application's secret. A step is accepted once.
create table second_factor (
  member_id uuid primary key references member (id) on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

-- owner: admin
create table recovery_code (
  member_id uuid not null references second_factor (member_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- When a session last proved the second factor, and when the password with it.
alter table session
  add column second_factor_at timestamptz,
  add column fresh_at timestamptz;

-- The console's list: the latest to join first; names and emails are searched by their beginnings, hidden last names as well.
create index member_joined on member (created_at desc, id desc);
create index member_anybodys_lastname on member (name_fold(lastname) collate "C");
create index member_email_start on member (email collate "C");
create index member_admins on member (id) where role = 'admin';
