-- owner: chat
-- One row per pair: low_id is the smaller of the two ids.
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
);
create index conversation_high on conversation (high_id);

-- owner: chat
create table participant (
  conversation_id uuid not null references conversation (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  peer_id uuid not null references member (id) on delete cascade,
  last_at timestamptz not null,
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  unread int not null default 0,
  primary key (conversation_id, member_id)
) with (fillfactor = 80);
create unique index participant_peer on participant (member_id, peer_id);
create index participant_list on participant (member_id, last_at desc, conversation_id desc);

-- owner: chat
create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  id uuid not null,
  sender_id uuid references member (id) on delete set null,
  kind text not null check (kind in ('text', 'gift', 'system')),
  body text not null,
  created_at timestamptz not null,
  primary key (conversation_id, seq)
);
create unique index message_sender on message (sender_id, id);
