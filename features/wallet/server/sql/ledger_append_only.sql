-- Trigger before update, delete and truncate on journal, posting, credit_price and exchange_rate: refuses all of them, to the tables' owner too.
-- Errors: LG004, always.
create or replace function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'LG004';
end
$$;
