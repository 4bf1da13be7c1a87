-- owner: wallet
-- Balances in minor units: US cents, whole credits. The ledger that moves them arrives with deposits.
create table account (
  member_id uuid not null references member (id) on delete restrict,
  currency text not null check (currency in ('USD', 'CREDIT')),
  balance bigint not null default 0 constraint account_not_negative check (balance >= 0),
  primary key (member_id, currency)
);

-- owner: subscriptions
create table plan (
  id text primary key,
  name text not null,
  price_cents int not null check (price_cents >= 0),
  period_days smallint not null check (period_days > 0),
  messages int not null,
  calls int not null,
  gift_conversion smallint not null check (gift_conversion between 0 and 100),
  position smallint not null,
  active boolean not null default true
);
insert into plan (id, name, price_cents, period_days, messages, calls, gift_conversion, position) values
  ('free', 'Free', 0, 30, 20, 2, 50, 0),
  ('spark', 'Spark', 499, 7, 60, 5, 60, 1),
  ('flame', 'Flame', 1299, 30, 400, 30, 70, 2),
  ('hearth', 'Hearth', 2999, 90, 2000, 150, 80, 3);

-- owner: subscriptions
create table entitlement (
  member_id uuid primary key references member (id) on delete cascade,
  plan_id text not null references plan (id),
  period_start timestamptz not null,
  period_end timestamptz not null,
  messages_used int not null default 0,
  calls_used int not null default 0
);
