-- owner: wallet
-- Scale: digits after the point of one unit; every amount is a whole number of the smallest part.
create table asset (
  code text primary key check (code ~ '^[A-Z]{3,8}$'),
  scale smallint not null check (scale between 0 and 8)
);
insert into asset (code, scale) values ('USD', 2), ('CREDIT', 0);

-- The accounts of 0005 become accounts of the ledger. A bounded account has a row of account_balance; the house, clearing and exchange accounts
-- have none, so that nobody waits for them: what they hold is the sum of their postings.
alter table account drop constraint account_pkey;
alter table account drop constraint account_currency_check;
alter table account alter column member_id drop not null;
alter table account
  add column id bigint generated always as identity primary key,
  add column path text,
  add column class text not null default 'liability' check (class in ('asset', 'liability', 'equity', 'revenue', 'expense', 'exchange')),
  add column bounded boolean not null default true,
  add column closed_at timestamptz,
  add constraint account_currency_fkey foreign key (currency) references asset (code),
  add constraint account_members_are_bounded check (member_id is null or bounded);
update account set path = 'member:' || member_id || ':' || lower(currency);
alter table account
  alter column path set not null,
  add constraint account_path_key unique (path),
  add constraint account_path_check check (path ~ '^[a-z0-9_-]+(:[a-z0-9_-]+)*$');
create index account_member on account (member_id) where member_id is not null;

-- owner: wallet
create table account_balance (
  account_id bigint primary key references account (id) on delete cascade,
  posted bigint not null default 0,
  floor bigint default 0,
  version bigint not null default 0,
  constraint insufficient_funds check (floor is null or posted >= floor)
) with (fillfactor = 50);

-- owner: wallet
create table journal (
  id uuid primary key,
  kind text not null,
  key text not null constraint journal_key_key unique check (length(key) between 3 and 200),
  request_hash bytea not null,
  at timestamptz not null,
  channel text not null,
  details jsonb,
  legs smallint not null check (legs >= 2),
  xact xid8 not null default pg_current_xact_id()
);

-- owner: wallet
-- Credit is positive. Journal and account are vouched for by posting_sound below: foreign keys would lock the house's account row each time.
create table posting (
  account_id bigint not null,
  journal_id uuid not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  account_version bigint,
  primary key (account_id, journal_id)
);

create function account_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_balance (account_id) select id from opened where bounded;
  return null;
end
$$;
create trigger account_opened after insert on account referencing new table as opened
  for each statement execute function account_opened();

create function account_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.path, new.currency, new.bounded, new.class, new.member_id) is distinct from (old.id, old.path, old.currency, old.bounded, old.class, old.member_id) then
      raise exception 'an account is only ever closed' using errcode = 'LG004';
    end if;
    return new;
  end if;
  if not old.bounded or exists (select from account_balance where account_id = old.id and version > 0) then
    raise exception 'account % has a history', old.path using errcode = 'LG004';
  end if;
  return old;
end
$$;
create trigger account_kept before update or delete on account for each row execute function account_kept();

-- Each statement that writes postings is checked once, as a whole: balanced in every journal and currency, on known and open accounts, and in
-- journals born in this very transaction.
create function posting_sound() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare fault text;
begin
  select case
      when not bool_and(known) then 'unknown or closed account'
      when sum(amount) <> 0 then 'unbalanced journal'
      when not bool_and(born) then 'closed journal' end
    into fault
    from (
      select written.journal_id, found.currency, written.amount, coalesce(found.closed_at is null and found.id is not null, false) as known,
        coalesce((select journal.xact = pg_current_xact_id() from journal where journal.id = written.journal_id), false) as born
      from written left join lateral (
        select account.id, account.currency, account.closed_at from account where account.id = written.account_id offset 0) found on true) checked
    group by journal_id, currency
    having sum(amount) <> 0 or not bool_and(known) or not bool_and(born)
    limit 1;
  if found then
    raise exception '%', fault using errcode = case fault
      when 'unbalanced journal' then 'LG001' when 'closed journal' then 'LG002' else 'LG005' end;
  end if;
  return null;
end
$$;
create trigger posting_sound after insert on posting referencing new table as written
  for each statement execute function posting_sound();

-- Stops the owner of the tables too.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'LG004';
end
$$;
create trigger journal_append_only before update or delete on journal for each row execute function ledger_append_only();
create trigger journal_no_truncate before truncate on journal for each statement execute function ledger_append_only();
create trigger posting_append_only before update or delete on posting for each row execute function ledger_append_only();
create trigger posting_no_truncate before truncate on posting for each statement execute function ledger_append_only();

-- The one way money moves. A key that is known answers its journal again and moves nothing; with another request behind it, it is refused.
-- Balances are changed in the order of the accounts, so that no two calls can wait for each other.
create function post_journal(
  new_id uuid, new_kind text, new_key text, paths text[], amounts bigint[], happened_at timestamptz, new_channel text, new_details jsonb,
  out journal_id uuid, out replayed boolean)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  hash bytea := sha256(convert_to(new_kind || ' ' || array_to_string(paths, ' ') || ' ' || array_to_string(amounts, ' '), 'UTF8'));
  known_hash bytea;
  ids bigint[];
  moved bigint[];
  are_bounded boolean[];
  after bigint[];
  versions bigint[];
  one_after bigint;
  one_version bigint;
begin
  insert into journal (id, kind, key, request_hash, at, channel, details, legs)
    values (new_id, new_kind, new_key, hash, happened_at, new_channel, new_details, cardinality(paths))
    on conflict (key) do nothing;
  replayed := not found;
  if replayed then
    -- A twin that was faster has committed by now.
    select journal.id, journal.request_hash into strict journal_id, known_hash from journal where journal.key = new_key;
    if known_hash <> hash then
      raise exception 'key reused for another request' using errcode = 'LG409';
    end if;
    return;
  end if;
  journal_id := new_id;

  select array_agg(named.id order by named.id), array_agg(asked.amount order by named.id), array_agg(named.bounded order by named.id)
    into ids, moved, are_bounded
    from unnest(paths, amounts) as asked (path, amount)
    cross join lateral (select account.id, account.bounded from account where account.path = asked.path and account.closed_at is null offset 0) named;
  if cardinality(ids) is distinct from cardinality(paths) or cardinality(paths) is distinct from cardinality(amounts) then
    raise exception 'unknown or closed account' using errcode = 'LG005';
  end if;

  for leg in 1 .. cardinality(ids) loop
    one_after := null;
    one_version := null;
    if are_bounded[leg] then
      update account_balance balance set posted = balance.posted + moved[leg], version = balance.version + 1
        where balance.account_id = ids[leg] returning balance.posted, balance.version into strict one_after, one_version;
    end if;
    after[leg] := one_after;
    versions[leg] := one_version;
  end loop;
  insert into posting (journal_id, account_id, amount, balance_after, account_version)
    select new_id, legs.account_id, legs.amount, legs.balance_after, legs.account_version
    from unnest(ids, moved, after, versions) as legs (account_id, amount, balance_after, account_version);
end
$$;

insert into account (path, currency, class, bounded) values
  ('house:opening:usd', 'USD', 'equity', false),
  ('house:opening:credit', 'CREDIT', 'equity', false),
  ('house:credit_sales:usd', 'USD', 'revenue', false),
  ('house:credit_issue:credit', 'CREDIT', 'equity', false),
  ('house:credits_spent:credit', 'CREDIT', 'revenue', false),
  ('house:forfeited:usd', 'USD', 'revenue', false),
  ('house:forfeited:credit', 'CREDIT', 'revenue', false);
-- Every member has a place for dollars that a withdrawal will hold.
insert into account (path, member_id, currency)
  select 'member:' || member_id || ':held:usd', member_id, 'USD' from account where currency = 'USD' and member_id is not null;
insert into account_balance (account_id) select id from account where bounded on conflict do nothing;
select post_journal(gen_random_uuid(), 'opening', 'opening:' || path, array['house:opening:' || lower(currency), path], array[-balance, balance],
    now(), 'house', null)
  from account where balance <> 0;
alter table account drop column balance;

-- owner: wallet
-- What credits cost; a change is a new row. Selling never brings more than buying costs.
create table credit_price (
  id int generated always as identity primary key,
  credits_per_usd int not null check (credits_per_usd > 0),
  cents_per_100_credits int not null check (cents_per_100_credits > 0),
  valid_from timestamptz not null,
  check (credits_per_usd::bigint * cents_per_100_credits <= 10000)
);
insert into credit_price (credits_per_usd, cents_per_100_credits, valid_from) values (100, 90, '2020-01-01T00:00:00Z');
create trigger credit_price_append_only before update or delete on credit_price for each row execute function ledger_append_only();

-- owner: wallet
-- Answers to calls that move money, by the caller's Idempotency-Key; `answer` is absent while the call runs.
create table idempotent_call (
  member_id uuid not null references member (id) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  started_at timestamptz not null,
  status smallint,
  content_type text,
  answer text,
  primary key (member_id, key)
);
create index idempotent_call_started on idempotent_call (started_at);
