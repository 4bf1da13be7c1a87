-- Whether two members like each other. It decides who sees the photos of a member who shows them after a match.
-- In: owner, the member of the photos; viewer, who wants to see them.
-- Out: true or false.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function matches_with(owner uuid, viewer uuid) returns boolean language plpgsql stable cost 1000 as $$
begin
  return exists (select from reaction where from_id = owner and to_id = viewer and matched);
end $$;
