-- owner: shared-dates
-- Where and when a member meets somebody, behind a link for a friend who has no account.
create table shared_date (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  -- Who was asked to be shown to the friend; null where nobody was.
  other_id uuid references member (id) on delete set null,
  -- A keyed hash of the token in the link. The token itself is stored nowhere.
  token_hash bytea not null unique,
  place text not null,
  words text not null,
  -- The moment of the date, and the IANA time zone in which all times are shown.
  at timestamptz not null,
  zone text not null,
  -- The moment when the sharer is asked whether everything is all right.
  check_at timestamptz not null,
  -- What the other member answered; null while they have not.
  answer text check (answer in ('agreed', 'declined')),
  -- What the sharer answered last, and when.
  check_answer text check (check_answer in ('well', 'help')),
  checked_at timestamptz,
  -- The link shows nothing from then on; the row is deleted a day later.
  ends_at timestamptz not null,
  created_at timestamptz not null
);
create index shared_date_member on shared_date (member_id);
create index shared_date_other on shared_date (other_id);
create index shared_date_ends on shared_date (ends_at);
