-- Ids of the members who are not erased, for features that members itself uses and that cannot call it.
-- In: nothing. Out: a row for each.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function living_members() returns table (id uuid) language sql stable as $$
  select member.id from member where member.status <> 'deleted'
$$;
