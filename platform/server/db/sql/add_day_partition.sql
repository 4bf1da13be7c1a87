-- Adds an empty partition. Runs as the owner of the tables, because the service may run as a role that cannot create any.
-- In: the partitioned table, the name of the partition, its lower and its exclusive upper bound.
-- Out: nothing; a partition that exists stays as it is.
-- Locks: the default partition, and the tables of foreign keys against writes, for milliseconds. Waits 75 ms for each.
-- Errors: lock_not_available; check_violation when the default partition has rows within the bounds; insufficient_privilege.
create or replace function add_day_partition(of_table text, partition_name text, lower_bound text, upper_bound text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '75ms' as $$
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not add partitions to %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(quote_ident(partition_name)) is not null then return; end if;
  perform create_partition_table(of_table, partition_name);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', of_table, partition_name, lower_bound, upper_bound);
end
$$;
