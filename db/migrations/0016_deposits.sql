insert into asset (code, scale) values ('NGN', 2), ('GHS', 2), ('KES', 2), ('ZAR', 2), ('XOF', 0), ('XAF', 0);

-- owner: deposits
-- A currency that can be paid in through a channel, and how much at once, in smallest parts.
create table deposit_channel (
  currency text not null references asset (code),
  channel text not null check (channel in ('paystack', 'tranzak')),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  enabled boolean not null default true,
  primary key (currency, channel)
);
insert into deposit_channel (currency, channel, min_amount, max_amount) values
  ('USD', 'paystack', 200, 50000),
  ('NGN', 'paystack', 10000, 80000000),
  ('GHS', 'paystack', 1000, 800000),
  ('KES', 'paystack', 10000, 6500000),
  ('ZAR', 'paystack', 2000, 1000000),
  ('XOF', 'paystack', 500, 300000),
  ('XAF', 'tranzak', 500, 300000);

-- owner: deposits
-- Units of the currency for one US dollar: the source's, and ours with the spread, rounded up. A change is a new row.
create table exchange_rate (
  id bigint generated always as identity primary key,
  currency text not null references asset (code),
  mid numeric(20, 8) not null check (mid > 0),
  spread_bps int not null check (spread_bps between 0 and 2000),
  deposit_rate numeric(20, 8) not null check (deposit_rate >= mid),
  source text not null,
  valid_from timestamptz not null,
  unique (currency, valid_from)
);
create trigger exchange_rate_append_only before update or delete on exchange_rate for each row execute function ledger_append_only();
insert into exchange_rate (currency, mid, spread_bps, deposit_rate, source, valid_from) values
  ('USD', 1, 0, 1, 'par', '2020-01-01T00:00:00Z'),
  ('NGN', 1550, 300, 1596.5, 'starting value', '2020-01-01T00:00:00Z'),
  ('GHS', 11.2, 300, 11.536, 'starting value', '2020-01-01T00:00:00Z'),
  ('KES', 129.5, 300, 133.385, 'starting value', '2020-01-01T00:00:00Z'),
  ('ZAR', 17.4, 300, 17.922, 'starting value', '2020-01-01T00:00:00Z'),
  ('XOF', 565, 300, 581.95, 'starting value', '2020-01-01T00:00:00Z'),
  ('XAF', 565, 300, 581.95, 'starting value', '2020-01-01T00:00:00Z');

-- owner: deposits
create table deposit (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- The call that asked for it: the same again makes no second deposit.
  intent text not null unique,
  channel text not null,
  reference text not null unique,
  provider_id text,
  currency text not null references asset (code),
  amount bigint not null check (amount > 0),
  rate_id bigint not null references exchange_rate (id),
  -- The quote, frozen.
  deposit_rate numeric(20, 8) not null,
  usd_cents bigint not null check (usd_cents > 0),
  expires_at timestamptz not null,
  checkout_url text,
  status text not null default 'created' check (status in ('created', 'open', 'settled', 'failed', 'review', 'reversed')),
  reason text,
  provider_status text,
  -- No foreign key: the books refuse to be emptied by their own rule, and are never locked from here.
  journal_id uuid unique,
  -- Absent once nothing more can come.
  next_check_at timestamptz,
  checks int not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (channel, provider_id),
  foreign key (currency, channel) references deposit_channel (currency, channel),
  check (status not in ('settled', 'reversed') or journal_id is not null)
);
create index deposit_member on deposit (member_id, created_at desc);
create index deposit_due on deposit (next_check_at) where next_check_at is not null;

-- owner: deposits
-- What providers told us, once each: a reason to look, and a trace for the operator.
create table provider_notice (
  id bigint generated always as identity primary key,
  channel text not null,
  dedupe text not null,
  event text not null,
  reference text,
  content jsonb not null,
  deliveries int not null default 1,
  received_at timestamptz not null,
  unique (channel, dedupe)
);
create index provider_notice_received on provider_notice (received_at);

insert into account (path, currency, class, bounded)
  select kind || ':' || channel || ':' || lower(currency), currency, class, false
    from deposit_channel cross join (values ('clearing', 'asset'), ('provider_fee', 'expense')) as ours (kind, class)
  union all
  select 'exchange:' || lower(currency), currency, 'exchange', false from (select distinct currency from deposit_channel) used
  union all
  select 'house:surcharge:' || lower(currency), currency, 'revenue', false from (select distinct currency from deposit_channel) used;

-- owner: sandbox
-- What the demo's payment providers remember.
create table sandbox_payment (
  id text primary key,
  provider text not null,
  reference text not null,
  content jsonb not null,
  created_at timestamptz not null,
  unique (provider, reference)
);
