-- Whether a member has left the last message of another one unanswered since a moment. Notifications ask it, so that a reminder is gone as soon as
-- it is answered, without another statement for each message.
-- In: reader, the member whose turn it is; writer, who wrote last; since, the moment of the reminder.
-- Out: true if their conversation is open and its last message is one of the writer, not later than that moment; otherwise false.
-- Locks: none.
-- Errors: none of its own.
create or replace function is_turn_of(reader uuid, writer uuid, since timestamptz) returns boolean language sql stable as $$
  select exists (
    select from conversation
      join message on message.conversation_id = conversation.id and message.seq = conversation.last_seq
    where low_id = least(reader, writer) and high_id = greatest(reader, writer) and state = 'open'
      and message.sender_id = writer and message.deleted_at is null and message.created_at <= since
      and not exists (select from participant
        where participant.conversation_id = conversation.id and participant.member_id = reader and closing_at is not null)
  )
$$;
