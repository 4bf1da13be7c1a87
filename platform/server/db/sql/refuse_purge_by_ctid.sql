-- Trigger before each delete from a table with several partitions. A ctid says where a row is within its partition, so a purge that finds due rows
-- by ctid, as releases before the partitions do, would delete other rows of other partitions.
-- Errors: feature_not_supported for such a statement.
create or replace function refuse_purge_by_ctid() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then
    raise exception 'rows of % cannot be found by ctid: it has partitions', tg_table_name using errcode = 'feature_not_supported';
  end if;
  return null;
end
$$;
