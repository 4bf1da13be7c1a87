-- owner: notifications
-- What a member is told. The words are in the catalogues; said holds their values. in_app: it stands on the list, not only in a mail or push.
create table notification (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('match', 'like', 'message', 'gift', 'payment', 'safety')),
  said jsonb not null,
  -- Whom it is about, who is shown only while the reader may see them; or where it leads.
  about_id uuid references member (id) on delete cascade,
  path text,
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Taken by the process that mails it, so that no other does.
  mailed_at timestamptz
);
create index notification_list on notification (member_id, created_at desc, id desc) where in_app;
create index notification_unread on notification (member_id, kind) where read_at is null;
create index notification_about on notification (about_id) where about_id is not null;
create index notification_created on notification (created_at);

-- owner: notifications
-- The keys of everything a member was ever told, as fingerprints: they outlive what was told.
create table notification_key (
  member_id uuid not null references member (id) on delete cascade,
  fingerprint bytea not null,
  primary key (member_id, fingerprint)
);

-- owner: notifications
-- What a member has chosen for a kind; without a row every channel is on.
create table notification_choice (
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('match', 'like', 'message', 'gift', 'payment', 'safety')),
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (member_id, kind)
);

-- owner: notifications
-- A browser that may be woken, for as long as its session lasts.
create table push_subscription (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_member on push_subscription (member_id);

-- owner: notifications
-- Which browser was woken for what: taken before it is sent, so that no other process sends it again.
create table push_delivery (
  notification_id uuid not null references notification (id) on delete cascade,
  subscription_id uuid not null references push_subscription (id) on delete cascade,
  primary key (notification_id, subscription_id)
);
create index push_delivery_subscription on push_delivery (subscription_id);

-- The read mark at which the member was last told of unread messages: once until they open the conversation.
alter table participant add column noticed_seq bigint;
update participant set noticed_seq = read_seq where unread > 0;
create index participant_to_notice on participant (last_at, conversation_id, member_id)
  where unread > 0 and noticed_seq is distinct from read_seq;
