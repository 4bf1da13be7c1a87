-- no transaction
create index concurrently if not exists ban_earlier_decisions on ban using gin (earlier_decisions);
