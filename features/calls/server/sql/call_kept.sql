-- Trigger before update on call, for calls that have ended: nothing changes any more.
-- Errors: P0001, always.
create or replace function call_kept() returns trigger language plpgsql as $$
begin
  raise exception 'call % is over', old.id;
end
$$;
