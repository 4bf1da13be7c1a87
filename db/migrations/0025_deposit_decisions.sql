-- A person may decide on a payment under review: credit what arrived, or note that it was given back.
alter table deposit drop constraint deposit_status_check;
alter table deposit
  add constraint deposit_status_check check (status in ('created', 'open', 'settled', 'failed', 'review', 'reversed', 'refunded')),
  -- What was credited, where that is not what was quoted.
  add column credited_amount bigint check (credited_amount > 0),
  add column credited_cents bigint check (credited_cents > 0),
  -- What the payer took back and had already spent; later deposits pay it first.
  add column owed_cents bigint not null default 0 check (owed_cents >= 0);
create index deposit_owed on deposit (member_id) where owed_cents > 0;

-- What members owe the house.
insert into account (path, currency, class, bounded) values ('house:receivable:usd', 'USD', 'asset', false);

-- From now on notices are kept without what they say of a payer; what was kept before is emptied.
update provider_notice set content = '{}';

-- owner: deposits
-- One comparison with a provider's own list of payments.
create table reconciliation (
  id uuid primary key,
  channel text not null check (channel in ('paystack', 'tranzak')),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  at timestamptz not null,
  -- How many of the provider's payments are ours, and how many it has from elsewhere.
  listed int not null,
  foreign_count int not null,
  -- Absent when the provider gave the whole list.
  failure text
);
create index reconciliation_at on reconciliation (at desc);

-- owner: deposits
-- Where the two differ. `missing_here`: we know no such deposit. `not_credited`: paid there, not credited here. `missing_there`: credited here, not
-- paid there. `amount`: another amount or currency.
create table reconciliation_difference (
  reconciliation_id uuid not null references reconciliation (id) on delete cascade,
  reference text not null,
  kind text not null check (kind in ('missing_here', 'not_credited', 'missing_there', 'amount')),
  ours text,
  theirs text,
  primary key (reconciliation_id, reference)
);
