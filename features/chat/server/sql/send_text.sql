-- Stores a text message, for processes of the release before: `send_content` without `attached`.
-- In: as send_content, without attached.
-- Out: as send_content.
-- Locks: as send_content.
-- Errors: none of its own.
create or replace function send_text(
  from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamptz, may_see boolean, most_new int, asking boolean, answered bigint,
  out outcome text, out stored message
) language plpgsql set plan_cache_mode = auto as $$
declare
  result record;
begin
  select * into result from send_content(from_id, to_id, message_id, written, sent_at, may_see, most_new, asking, answered, null);
  outcome := result.outcome;
  stored := result.stored;
end
$$;
