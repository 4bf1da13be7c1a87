-- Trigger after insert on posting: checks each statement once, as a whole. Every journal is balanced in every currency, on known and open
-- accounts, and was born in this transaction.
-- Locks: none, it only reads.
-- Errors: LG001 unbalanced, LG002 the journal was closed before, LG005 unknown or closed account.
create or replace function posting_sound() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare fault text;
begin
  select case
      when not bool_and(known) then 'unknown or closed account'
      when sum(amount) <> 0 then 'unbalanced journal'
      when not bool_and(born) then 'closed journal' end
    into fault
    from (
      select written.journal_id, found.currency, written.amount, coalesce(found.closed_at is null and found.id is not null, false) as known,
        coalesce((select journal.xact = pg_current_xact_id() from journal where journal.id = written.journal_id), false) as born
      from written left join lateral (
        select account.id, account.currency, account.closed_at from account where account.id = written.account_id offset 0) found on true) checked
    group by journal_id, currency
    having sum(amount) <> 0 or not bool_and(known) or not bool_and(born)
    limit 1;
  if found then
    raise exception '%', fault using errcode = case fault
      when 'unbalanced journal' then 'LG001' when 'closed journal' then 'LG002' else 'LG005' end;
  end if;
  return null;
end
$$;
