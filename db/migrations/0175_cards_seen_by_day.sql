-- As 0174: the table becomes the default partition of a partitioned one.
set local lock_timeout = '75ms';
alter table cards_seen rename constraint cards_seen_pkey to cards_seen_default_pkey;
-- contract: the release before finds the partitioned table under the same name, with the same columns
alter table cards_seen rename to cards_seen_default;
-- owner: boosts
create table cards_seen (
  member_id uuid not null constraint cards_seen_member_id_fkey references member (id) on delete cascade,
  day date not null,
  cards integer not null,
  constraint cards_seen_pkey primary key (member_id, day)
) partition by range (day);
alter table cards_seen attach partition cards_seen_default default;
-- Where the service runs as another role, it may use the new table as the old one.
-- allow: grants rights on one table, and does nothing else
do $$
declare
  one record;
begin
  for one in
    select grantee, string_agg(privilege_type, ', ') as rights from pg_class, aclexplode(relacl)
    where pg_class.oid = 'cards_seen_default'::regclass and grantee <> relowner group by grantee
  loop
    execute format('grant %s on cards_seen to %s', one.rights, case one.grantee when 0 then 'public' else one.grantee::regrole::text end);
  end loop;
end
$$;
