-- First step of making the default partition one with bounds: from now on it takes only rows within them. The rows that it has are not read.
-- In: the partitioned table, the lower bound (null for none) and the exclusive upper bound; without an upper bound the limit is only removed.
-- Out: nothing.
-- Locks: the default partition, and the partitioned table against writes, for milliseconds. Waits 75 ms for each.
-- Errors: lock_not_available; insufficient_privilege.
create or replace function bound_default_partition(of_table text, lower_bound text, upper_bound text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '75ms' as $$
declare
  default_table constant text := of_table || '_default';
  partition_column constant text := (
    select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = of_table::regclass
  );
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  execute format('alter table %I drop constraint if exists within_bounds', default_table);
  if upper_bound is null then return; end if;
  execute format('alter table %I add constraint within_bounds check (%I < %L', default_table, partition_column, upper_bound)
    || case when lower_bound is null then '' else format(' and %I >= %L', partition_column, lower_bound) end || ') not valid';
  if not exists (select from pg_trigger where tgrelid = of_table::regclass and tgname = 'refuse_purge_by_ctid') then
    execute format('create trigger refuse_purge_by_ctid before delete on %I for each statement execute function refuse_purge_by_ctid()', of_table);
  end if;
end
$$;
