-- Moves money; nothing else does. A known key returns its journal again and moves nothing.
-- In: id, kind and key of the journal; paths of accounts and the amount for each (credit is positive); time, channel and details to record.
-- Out: id of the journal, and whether it was there before.
-- Locks: the key of the journal, then the balance rows in the order of account ids, so that no two calls wait for each other; all until the
-- transaction ends.
-- Errors: LG409 the key belongs to another request, LG410 the call of this intent was given up or refused, LG005 unknown or closed account, those of posting_sound, and the constraint
-- insufficient_funds.
-- Runs with the rights of its owner: the role of the service may not write balances, journals and postings.
create or replace function post_journal(
  new_id uuid, new_kind text, new_key text, paths text[], amounts bigint[], happened_at timestamptz, new_channel text, new_details jsonb,
  out journal_id uuid, out replayed boolean)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  hash bytea := sha256(convert_to(new_kind || ' ' || array_to_string(paths, ' ') || ' ' || array_to_string(amounts, ' '), 'UTF8'));
  known_hash bytea;
  ids bigint[];
  moved bigint[];
  are_bounded boolean[];
  after bigint[];
  versions bigint[];
  one_after bigint;
  one_version bigint;
begin
  insert into journal (id, kind, key, request_hash, at, channel, details, legs)
    values (new_id, new_kind, new_key, hash, happened_at, new_channel, new_details, cardinality(paths))
    on conflict (key) do nothing;
  replayed := not found;
  if replayed then
    -- A twin that was faster has committed by now.
    select journal.id, journal.request_hash into strict journal_id, known_hash from journal where journal.key = new_key;
    if known_hash <> hash then
      raise exception 'key reused for another request' using errcode = 'LG409';
    end if;
    return;
  end if;
  journal_id := new_id;

  select array_agg(named.id order by named.id), array_agg(asked.amount order by named.id), array_agg(named.bounded order by named.id)
    into ids, moved, are_bounded
    from unnest(paths, amounts) as asked (path, amount)
    cross join lateral (select account.id, account.bounded from account where account.path = asked.path and account.closed_at is null offset 0) named;
  if cardinality(ids) is distinct from cardinality(paths) or cardinality(paths) is distinct from cardinality(amounts) then
    raise exception 'unknown or closed account' using errcode = 'LG005';
  end if;

  for leg in 1 .. cardinality(ids) loop
    one_after := null;
    one_version := null;
    if are_bounded[leg] then
      update account_balance balance set posted = balance.posted + moved[leg], version = balance.version + 1
        where balance.account_id = ids[leg] returning balance.posted, balance.version into strict one_after, one_version;
    end if;
    after[leg] := one_after;
    versions[leg] := one_version;
  end loop;
  -- A key is `kind:intent`. A call that outlived its lease may have been replaced; giving it up locks the same balance, so one of the two sees the other.
  if exists (select from idempotent_call where intent = split_part(new_key, ':', 2) and status >= 400) then
    raise exception 'the call was given up or refused' using errcode = 'LG410';
  end if;
  insert into posting (journal_id, account_id, amount, balance_after, account_version)
    select new_id, legs.account_id, legs.amount, legs.balance_after, legs.account_version
    from unnest(ids, moved, after, versions) as legs (account_id, amount, balance_after, account_version);
end
$$;
