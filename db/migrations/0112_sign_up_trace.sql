-- owner: registration
-- What shows whether many accounts come from one place, for some days: keyed hashes of the network and of the block of the phone number.
create table sign_up_trace (
  member_id uuid primary key references member (id) on delete cascade,
  network bytea not null,
  number_block bytea not null,
  -- What was found at the sign-up.
  signals jsonb not null default '[]',
  at timestamptz not null
);
create index sign_up_trace_network on sign_up_trace (network, at);
create index sign_up_trace_number_block on sign_up_trace (number_block, at);
create index sign_up_trace_at on sign_up_trace (at);
