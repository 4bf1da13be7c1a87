-- owner: chat
-- When this side closed the conversation politely. For some seconds it can be undone; then it is null again and the conversation is closed.
alter table participant add column closing_at timestamptz;

-- owner: chat
-- The sentences of openers that a member has sent to somebody, by their keys: a dozen or two at most.
create table opener_sent (
  member_id uuid not null references member (id) on delete cascade,
  sentence text not null,
  primary key (member_id, sentence)
);

-- owner: chat
-- The sentences of openers that a member was offered for another member, and the first day (UTC).
create table opener_offer (
  member_id uuid not null references member (id) on delete cascade,
  other_id uuid not null references member (id) on delete cascade,
  sentence text not null,
  offered_on date not null,
  primary key (member_id, other_id, sentence)
);
create index opener_offer_other on opener_offer (other_id);
create index opener_offer_day on opener_offer (offered_on);
