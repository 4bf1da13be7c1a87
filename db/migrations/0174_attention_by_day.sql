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
