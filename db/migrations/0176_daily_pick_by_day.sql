-- As 0174: the table becomes the default partition of a partitioned one.
set local lock_timeout = '75ms';
alter table daily_pick rename constraint daily_pick_pkey to daily_pick_default_pkey;
alter index daily_pick_other rename to daily_pick_default_other;
-- contract: the release before finds the partitioned table under the same name, with the same columns
alter table daily_pick rename to daily_pick_default;
-- owner: matches
create table daily_pick (
  member_id uuid not null constraint daily_pick_member_id_fkey references member (id) on delete cascade,
  day date not null,
  place smallint not null,
  other_id uuid not null constraint daily_pick_other_id_fkey references member (id) on delete cascade,
  suggested boolean not null,
  constraint daily_pick_pkey primary key (member_id, day, place)
) partition by range (day);
create index daily_pick_other on daily_pick (other_id);
alter table daily_pick attach partition daily_pick_default default;
-- Where the service runs as another role, it may use the new table as the old one.
-- allow: grants rights on one table, and does nothing else
do $$
declare
  one record;
begin
  for one in
    select grantee, string_agg(privilege_type, ', ') as rights from pg_class, aclexplode(relacl)
    where pg_class.oid = 'daily_pick_default'::regclass and grantee <> relowner group by grantee
  loop
    execute format('grant %s on daily_pick to %s', one.rights, case one.grantee when 0 then 'public' else one.grantee::regrole::text end);
  end loop;
end
$$;
