-- A job gives the members of before a salt and writes all ranks again, an hour later: until then, processes of the old release may still write
-- theirs. It stands above the new column, whose lock it would otherwise hold while it looks.
insert into job (kind, payload, run_at, max_attempts, created_at)
select 'members.rerank', '{}', now() + interval '1 hour', 18, now()
where exists (select from member);

-- The key of the shuffles in the rank of a member: with it, the number of their matches could be told from the order of the feed. A member
-- without one keeps the rank of before, in which there is no match.
alter table member add column shuffle_salt uuid;
alter table member alter column shuffle_salt set default gen_random_uuid();

-- owner: members
-- With whom a member began to match lately, and on which day (since 1970), in both directions. A match that ends and begins again counts
-- once, and one that ends still counts: the rank of a member changes by nothing that somebody else does within a week.
create table recent_match (
  member_id uuid not null references member (id) on delete cascade,
  other_id uuid not null references member (id) on delete cascade,
  day int not null,
  primary key (member_id, other_id)
);
create index recent_match_member on recent_match (member_id, day);
-- For the deletion of a member, and of days that are over.
create index recent_match_other on recent_match (other_id);
create index recent_match_day on recent_match (day);
