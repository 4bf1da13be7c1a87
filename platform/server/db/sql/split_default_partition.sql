-- Third step: the default partition becomes one with bounds, and an empty one takes its place. Its rows are not read again.
-- In: the partitioned table, the name of the partition, its lower bound (null for none) and its exclusive upper bound.
-- Out: nothing.
-- Locks: the partitioned table, its default partition and the tables of foreign keys, for milliseconds. Waits 75 ms for each.
-- Errors: lock_not_available; insufficient_privilege.
create or replace function split_default_partition(of_table text, partition_name text, lower_bound text, upper_bound text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '75ms' as $$
declare
  default_table constant text := of_table || '_default';
  next_table constant text := of_table || '_next';
  partition_column constant text := (
    select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = of_table::regclass
  );
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  perform create_partition_table(of_table, next_table);
  -- The purge of rows in the default partition needs the index, and the right to delete them there.
  execute format('create index on %I (%I)', next_table, partition_column);
  execute format('grant select, update, delete on %I to %I', next_table, session_user);
  execute format('alter table %I detach partition %I', of_table, default_table);
  execute format('alter table %I rename to %I', default_table, partition_name);
  execute format('alter table %I rename to %I', next_table, default_table);
  execute format('alter table %I attach partition %I for values from (%s) to (%L)', of_table, partition_name,
    coalesce(quote_literal(lower_bound), 'minvalue'), upper_bound);
  execute format('alter table %I attach partition %I default', of_table, default_table);
  execute format('alter table %I drop constraint within_bounds', partition_name);
end
$$;
