-- Trigger before insert, update, delete and truncate on audit_entry: entries are only added. While ndloo.erasing is on, an update may clear the
-- administrator of an entry, or its subject with reason and details.
-- Errors: AU001 no subject or no reason, AU002 any other change.
create or replace function audit_append_only() returns trigger language plpgsql as $$
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
