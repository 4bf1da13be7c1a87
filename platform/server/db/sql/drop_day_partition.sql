-- Drops a partition with its rows. Runs as the owner of the tables, because the service may run as a role that can only delete rows.
-- In: the partitioned table, the name of the partition.
-- Out: nothing; a partition that does not exist is no error.
-- Locks: the partitioned table, the partition and the default partition, for milliseconds. Waits 75 ms for each.
-- Errors: lock_not_available; insufficient_privilege; invalid_parameter_value for another table or the default partition.
create or replace function drop_day_partition(of_table text, partition_name text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '75ms' as $$
begin
  if not has_table_privilege(session_user, of_table, 'delete') then
    raise exception '% may not drop partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(quote_ident(partition_name)) is null then return; end if;
  if not exists (
    select from pg_inherits join pg_partitioned_table on partrelid = inhparent
    where inhparent = of_table::regclass and inhrelid = quote_ident(partition_name)::regclass and inhrelid <> partdefid
  ) then
    raise exception '% is no partition of % that may be dropped', partition_name, of_table using errcode = 'invalid_parameter_value';
  end if;
  execute format('drop table %I', partition_name);
end
$$;
