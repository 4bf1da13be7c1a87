-- Trigger before update of email on member, for a member who is erased but keeps the salt: the release before does not know it, nor the matches.
-- Errors: none of its own.
create or replace function clear_erased_salt() returns trigger language plpgsql as $$
begin
  new.shuffle_salt := null;
  delete from recent_match where member_id = new.id or other_id = new.id;
  return new;
end
$$;
-- A member who is leaving has the status, too, and may return; only an erasure changes the address.
create or replace trigger clear_erased_salt before update of email on member for each row
  when (new.status = 'deleted' and new.email = new.id::text || '@deleted.invalid' and new.shuffle_salt is not null)
  execute function clear_erased_salt();
