-- owner: chat
-- One row per pair: low_id is the smaller of the two ids. Its row lock orders everything that happens between the two.
create table conversation (
  id uuid primary key,
  low_id uuid not null references member (id) on delete cascade,
  high_id uuid not null references member (id) on delete cascade,
  state text not null check (state in ('request', 'open', 'declined', 'closed')),
  requested_by uuid,
  last_seq bigint not null default 0,
  last_at timestamptz not null,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
) with (fillfactor = 80);
create index conversation_high on conversation (high_id);

-- owner: chat
-- peer_id needs no key of its own: both members are held by the conversation.
create table participant (
  conversation_id uuid not null references conversation (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  peer_id uuid not null,
  last_at timestamptz not null,
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  unread int not null default 0 check (unread >= 0),
  primary key (conversation_id, member_id)
) with (fillfactor = 80);
create unique index participant_peer on participant (member_id, peer_id);
create index participant_list on participant (member_id, last_at desc, conversation_id desc);
create index participant_unread on participant (member_id) where unread > 0;

-- owner: chat
-- sender_id is one of the two members, or null for what the product itself says.
create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  id uuid not null,
  sender_id uuid,
  kind text not null check (kind in ('text', 'gift', 'system')),
  body text not null,
  created_at timestamptz not null,
  primary key (conversation_id, seq)
);
create unique index message_sender on message (sender_id, id);

-- Stores a text message in one round trip, so that the conversation is locked as briefly as can be. outcome is sent, repeated (this id, pair and
-- text are stored already), taken (the id is used for something else), hidden, not_matched or closed; stored is the message of the first two.
create function send_message(from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamptz, may_see boolean, out outcome text, out stored message)
language plpgsql as $$
declare
  chat conversation;
begin
  if may_see then
    select * into chat from conversation
      where low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id) for no key update;
    if chat.state = 'open' then
      -- Times never run backwards within a conversation, whichever process wrote.
      insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
        values (chat.id, chat.last_seq + 1, message_id, from_id, 'text', written, greatest(sent_at, chat.last_at))
        on conflict (sender_id, id) do nothing returning * into stored;
      if found then
        update conversation set last_seq = stored.seq, last_at = stored.created_at where id = chat.id;
        update participant set last_at = stored.created_at, unread = unread + (member_id = to_id)::int where conversation_id = chat.id;
        outcome := 'sent';
        return;
      end if;
    end if;
  end if;
  select * into stored from message where sender_id = from_id and id = message_id;
  if found then
    outcome := case when stored.kind = 'text' and stored.body = written and exists (
      select from conversation where id = stored.conversation_id and low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)
    ) then 'repeated' else 'taken' end;
    return;
  end if;
  outcome := case when not may_see then 'hidden' when chat.state = 'closed' then 'closed' else 'not_matched' end;
end
$$;
