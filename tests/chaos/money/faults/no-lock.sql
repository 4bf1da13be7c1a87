-- Reads and writes balances without a lock.
create or replace function post_journal(
  new_id uuid, new_kind text, new_key text, paths text[], amounts bigint[], happened_at timestamptz, new_channel text, new_details jsonb,
  out journal_id uuid, out replayed boolean)
language plpgsql as $$
declare one_id bigint; is_bounded boolean; before bigint; seen bigint;
begin
  insert into journal (id, kind, key, request_hash, at, channel, details, legs)
    values (new_id, new_kind, new_key, ''::bytea, happened_at, new_channel, new_details, cardinality(paths)) on conflict (key) do nothing;
  replayed := not found;
  select id into journal_id from journal where key = new_key;
  if replayed then return; end if;
  for leg in 1 .. cardinality(paths) loop
    select id, bounded into one_id, is_bounded from account where path = paths[leg];
    select posted, version into before, seen from account_balance where account_id = one_id;
    if is_bounded then
      perform pg_sleep(0.01);
      update account_balance set posted = before + amounts[leg], version = seen + 1 where account_id = one_id;
    end if;
    insert into posting (account_id, journal_id, amount, balance_after, account_version) values (one_id, new_id, amounts[leg],
      case when is_bounded then before + amounts[leg] end, case when is_bounded then seen + 1 end);
  end loop;
end;
$$;

do $$ begin
  if (select count(*) from pg_proc where proname = 'post_journal') <> 1 then raise 'post_journal has other parameters now'; end if;
end $$;

-- This version inserts postings one by one, so the trigger that checks each statement is disabled.
alter table posting disable trigger posting_sound;
