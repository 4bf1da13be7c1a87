-- The table becomes the default partition of a partitioned one: PostgreSQL writes names, and reads no row. Days get partitions of their own by
-- a job, once the table is large; see docs/migrations.md.
-- Shorter than the runner's: two locks are waited for while the first is held.
set local lock_timeout = '75ms';
alter table attention rename constraint attention_pkey to attention_default_pkey;
-- contract: the release before finds the partitioned table under the same name, with the same columns
alter table attention rename to attention_default;
-- owner: boosts
create table attention (
  member_id uuid not null constraint attention_member_id_fkey references member (id) on delete cascade,
  hour integer not null,
  shown integer not null,
  viewed integer not null,
  constraint attention_pkey primary key (member_id, hour)
) partition by range (hour);
alter table attention attach partition attention_default default;
-- Where the service runs as another role, it may use the new table as the old one.
-- allow: grants rights on one table, and does nothing else
do $$
declare
  one record;
begin
  for one in
    select grantee, string_agg(privilege_type, ', ') as rights from pg_class, aclexplode(relacl)
    where pg_class.oid = 'attention_default'::regclass and grantee <> relowner group by grantee
  loop
    execute format('grant %s on attention to %s', one.rights, case one.grantee when 0 then 'public' else one.grantee::regrole::text end);
  end loop;
end
$$;
