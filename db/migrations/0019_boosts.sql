-- A boosted member's card has its bit of the rank while this is set; whoever finds the moment passed takes both off.
alter table member add column boosted_until timestamptz;
create index member_boosted_until on member (boosted_until) where boosted_until is not null;

-- owner: boosts
-- The price list. A plan that is no longer sold stays for those who bought it.
create table boost_plan (
  id uuid primary key,
  period_days smallint not null check (period_days between 1 and 365),
  price_cents int not null check (price_cents > 0),
  position smallint not null,
  active boolean not null default true
);
insert into boost_plan (id, period_days, price_cents, position) values
  ('b0057000-0000-4000-8000-000000000001', 1, 199, 1),
  ('b0057000-0000-4000-8000-000000000003', 3, 499, 2),
  ('b0057000-0000-4000-8000-000000000007', 7, 999, 3),
  ('b0057000-0000-4000-8000-000000000030', 30, 2999, 4);

-- owner: boosts
-- What was bought, with the price and period of then. One bought while another runs begins when that one ends: together they are a run.
create table boost (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  -- The call that asked for it: the same again buys nothing.
  intent text not null unique,
  plan_id uuid not null references boost_plan (id),
  period_days smallint not null,
  price_cents int not null,
  run_started_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (run_started_at <= starts_at and starts_at < ends_at)
);
create index boost_member on boost (member_id, ends_at desc);

-- owner: boosts
-- How often others were shown a member and opened their profile, by the hour (since 1970): sums only, nobody's number but the member's own.
-- Kept for 62 days, so that a boost of 30 can be set beside the 30 before it.
create table attention (
  member_id uuid not null references member (id) on delete cascade,
  hour int not null,
  shown int not null,
  viewed int not null,
  primary key (member_id, hour)
) with (fillfactor = 80);
-- Rows arrive by the hour and go by the hour: ranges of pages are all it takes to find the oldest.
create index attention_hour on attention using brin (hour);

-- owner: boosts
-- Since when attention is counted here: before that nothing is known, which is not the same as nobody.
create table attention_start (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null
);

-- Answers whether the viewer opens the profile for the first time within a day, so that a page loaded again is no second view.
create or replace function note_profile_view(viewer uuid, seen uuid, seen_at timestamptz) returns boolean language sql as $$
  with noted as (
    insert into profile_view (viewer_id, seen_id, at) select viewer, seen, seen_at where viewer <> seen
    on conflict (viewer_id, seen_id) do update set at = excluded.at where profile_view.at < excluded.at - interval '1 day'
    returning 1
  )
  select exists (select from noted)
$$;
