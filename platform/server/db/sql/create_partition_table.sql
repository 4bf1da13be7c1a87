-- Creates a table that can become a partition: columns and indexes of the partitioned table, storage parameters of its default partition.
-- In: the partitioned table, the name of the new one.
-- Out: nothing.
-- Locks: none that others notice.
-- Errors: duplicate_table.
create or replace function create_partition_table(of_table text, partition_name text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  parameters text := (
    select array_to_string(reloptions, ', ') from pg_class
    join pg_partitioned_table on partdefid = pg_class.oid where partrelid = of_table::regclass
  );
begin
  execute format('create table %I (like %I including all)', partition_name, of_table)
    || case when parameters is null then '' else format(' with (%s)', parameters) end;
end
$$;
