-- A name per language where it is another one than `name`.
alter table plan
  add column names jsonb not null default '{}',
  add constraint plan_counts check (messages >= 0 and calls >= 0);
update plan set names = '{"es": "Gratis", "fr": "Gratuit", "pt": "Grátis", "sw": "Bure"}' where id = 'free';

-- owner: subscriptions
-- A period of a plan that a member has paid for, with the terms it was sold at. Those that have not begun wait in their turn.
create table plan_period (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  plan_id text not null references plan (id),
  -- What was asked for once; asking again sells nothing.
  intent text not null unique check (length(intent) between 1 and 200),
  bought_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paid_cents int not null check (paid_cents > 0),
  messages int not null,
  calls int not null,
  gift_conversion smallint not null,
  -- Left for another plan before its time, and what was given back for what was unused.
  left_at timestamptz,
  credited_cents int not null default 0,
  check (ends_at > starts_at),
  check (credited_cents between 0 and paid_cents)
);
create index plan_period_member on plan_period (member_id, ends_at);

-- The terms of the running period; absent where the plan's own are in force, as for Free.
alter table entitlement
  add column messages int,
  add column calls int,
  add column gift_conversion smallint;
