-- Second step: reads the default partition and confirms that all of its rows are within the bounds.
-- In: the partitioned table.
-- Out: nothing.
-- Locks: the default partition against changes of its structure only, for as long as it takes to read it. Waits 75 ms for each.
-- Errors: lock_not_available; check_violation; insufficient_privilege.
create or replace function check_default_partition(of_table text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '75ms' as $$
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  execute format('alter table %I validate constraint within_bounds', of_table || '_default');
end
$$;
