-- Stores a text message, or one with a voice note or a picture, in one round trip, so that the conversation is locked briefly.
-- In: sender, recipient, id and text of the message, time; may_see, whether the sender sees the recipient; most_new, how many others an account
-- of less than 72 hours may write to for the first time within a day (an account with a row in sender_limit, three); asking, true for the one message of a request the sender has just begun;
-- answered, the sequence number of the message that this one answers, or null; attached, `voice`, `picture` or null: the caller adds the file.
-- Out: outcome, and the message where it is sent or repeated.
--   sent      stored
--   repeated  this id, pair, text and kind are stored already, whether or not the message has been edited or deleted since
--   taken     the id belongs to another message
--   hidden    the sender does not see the recipient
--   too_new   the account has written to most_new others, or to three when it is limited
--   ahead     the conversation has no message `answered`
--   request, declined, closed: the state of the conversation, which takes no message; none: there is no conversation. It is closed
--     for who has closed it from the moment they did, while it can still be undone
-- Locks: the conversation, then the first messages of a new account (advisory), then the rows of both participants.
-- Errors: none of its own.
create or replace function send_content(
  from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamptz, may_see boolean, most_new int, asking boolean, answered bigint,
  attached text,
  out outcome text, out stored message
) language plpgsql set plan_cache_mode = auto as $$
declare
  chat conversation;
  closing boolean := false;
  first_sent timestamptz;
  -- New members that a limited sender may write to within 24 hours.
  most_limited constant int := 3;
  limited boolean;
begin
  if may_see then
    select * into chat from conversation
      where low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id) for no key update;
    select closing_at is not null, first_sent_at into closing, first_sent from participant where conversation_id = chat.id and member_id = from_id;
    closing := coalesce(closing, false);
    if not closing and (chat.state = 'open' or (asking and chat.state = 'request' and chat.requested_by = from_id)) then
      if answered > chat.last_seq then
        outcome := 'ahead';
        return;
      end if;
      if first_sent is null and exists (
        select from member where id = from_id and (created_at > sent_at - interval '72 hours'
          or exists (select from sender_limit where member_id = from_id and until > sent_at))
      ) then
        -- First messages of a new or limited account are counted one after the other, whichever conversations they are for.
        perform pg_advisory_xact_lock(hashtextextended('new recipients of ' || from_id::text, 0));
        limited := exists (select from sender_limit where member_id = from_id and until > sent_at);
        if (select count(*) from participant where member_id = from_id and first_sent_at > sent_at - interval '24 hours')
          >= (case when limited then least(most_new, most_limited) else most_new end) then
          outcome := 'too_new';
          return;
        end if;
      end if;
      -- Times never run backwards within a conversation, whichever process wrote.
      insert into message (conversation_id, seq, id, sender_id, kind, body, created_at, reply_to_seq, attachment)
        values (chat.id, chat.last_seq + 1, message_id, from_id, 'text', written, greatest(sent_at, chat.last_at), answered, attached)
        on conflict (sender_id, id) do nothing returning * into stored;
      if found then
        update conversation set last_seq = stored.seq, last_at = stored.created_at where id = chat.id;
        update participant set last_at = stored.created_at, unread = unread + (member_id = to_id)::int,
          first_sent_at = case when member_id = from_id then coalesce(first_sent_at, sent_at) else first_sent_at end
          where conversation_id = chat.id;
        outcome := 'sent';
        return;
      end if;
    end if;
  end if;
  select * into stored from message where sender_id = from_id and id = message_id;
  if found then
    -- A change replaces the text that was sent. The answered message is not compared: a process of the release before stores none.
    outcome := case when stored.kind = 'text' and stored.attachment is not distinct from attached
      and (stored.body = written or stored.edited_at is not null or stored.deleted_at is not null) and exists (
      select from conversation where id = stored.conversation_id and low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)
    ) then 'repeated' else 'taken' end;
    return;
  end if;
  outcome := case when not may_see then 'hidden' when closing then 'closed' else coalesce(chat.state, 'none') end;
end
$$;
