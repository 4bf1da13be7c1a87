-- owner: gifts
-- What can be given. Kept for ever: one that is retired stays in the history of those who have it.
create table gift_plan (
  id uuid primary key,
  -- By language; English is always there.
  names jsonb not null check (names ? 'en'),
  icon text not null,
  price_cents int not null check (price_cents > 0),
  position smallint not null,
  active boolean not null default true
);
insert into gift_plan (id, names, icon, price_cents, position) values
  ('61f70001-0000-4000-8000-000000000001', '{"en":"Rose","es":"Rosa","fr":"Rose","pt":"Rosa","sw":"Waridi"}', 'rose', 100, 1),
  ('61f70001-0000-4000-8000-000000000002', '{"en":"Chocolates","es":"Bombones","fr":"Chocolats","pt":"Chocolates","sw":"Chokoleti"}', 'chocolates', 300, 2),
  ('61f70001-0000-4000-8000-000000000003', '{"en":"Bouquet","es":"Ramo de flores","fr":"Bouquet","pt":"Buquê","sw":"Shada la maua"}', 'bouquet', 500, 3),
  ('61f70001-0000-4000-8000-000000000004', '{"en":"Teddy bear","es":"Osito de peluche","fr":"Ours en peluche","pt":"Ursinho de pelúcia","sw":"Mwanasesere dubu"}', 'teddy', 800, 4),
  ('61f70001-0000-4000-8000-000000000005', '{"en":"Perfume","es":"Perfume","fr":"Parfum","pt":"Perfume","sw":"Manukato"}', 'perfume', 1500, 5),
  ('61f70001-0000-4000-8000-000000000006', '{"en":"Necklace","es":"Collar","fr":"Collier","pt":"Colar","sw":"Mkufu"}', 'necklace', 3000, 6),
  ('61f70001-0000-4000-8000-000000000007', '{"en":"Weekend away","es":"Escapada de fin de semana","fr":"Week-end d’évasion","pt":"Fim de semana a dois","sw":"Wikendi ya mapumziko"}', 'weekend', 7500, 7),
  ('61f70001-0000-4000-8000-000000000008', '{"en":"Ring","es":"Anillo","fr":"Bague","pt":"Anel","sw":"Pete"}', 'ring', 15000, 8);

-- owner: gifts
-- What one member gave another. While it is open, its price lies in escrow: the open gifts and that account always add up to the same.
create table gift (
  id uuid primary key,
  plan_id uuid not null references gift_plan (id),
  from_id uuid not null references member (id) on delete restrict,
  to_id uuid not null references member (id) on delete restrict,
  price_cents int not null check (price_cents > 0),
  note text,
  status text not null default 'open' check (status in ('open', 'redeemed', 'declined', 'returned')),
  -- What it brought whoever redeemed it.
  credits bigint check (credits > 0),
  -- The call that bought it, and the one that ended it: the same again answers the same.
  intent text not null,
  end_intent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (from_id <> to_id),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'redeemed') = (credits is not null))
);
create unique index gift_intent on gift (intent);
create index gift_received on gift (to_id, created_at desc, id desc);
create index gift_sent on gift (from_id, created_at desc, id desc);
create index gift_due on gift (expires_at) where status = 'open';
