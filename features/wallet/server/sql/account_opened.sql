-- Trigger after insert on account: opens the balance row of each bounded account.
-- Locks: none but the new rows.
-- Errors: none of its own.
-- Runs with the rights of its owner: the role of the service may not insert balances.
create or replace function account_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_balance (account_id) select id from opened where bounded;
  return null;
end
$$;
