-- Whether a session has not ended, for features that auth itself uses and that cannot call it.
-- In: id of the session, the moment. Out: true or false.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function is_session_live(session_id uuid, moment timestamptz) returns boolean language sql stable as $$
  select exists (select from session where session.id = session_id and session.expires_at > moment)
$$;
