-- Trigger before update or delete on account: an account may be closed, and deleted while nothing was posted to it. Nothing else changes.
-- Errors: LG004.
create or replace function account_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.path, new.currency, new.bounded, new.class, new.member_id) is distinct from (old.id, old.path, old.currency, old.bounded, old.class, old.member_id) then
      raise exception 'an account is only ever closed' using errcode = 'LG004';
    end if;
    return new;
  end if;
  if not old.bounded or exists (select from account_balance where account_id = old.id and version > 0) then
    raise exception 'account % has a history', old.path using errcode = 'LG004';
  end if;
  return old;
end
$$;
