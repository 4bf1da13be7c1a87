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
