-- owner: members
-- The roles of staff beside the administrator.
alter table member drop constraint member_role_check;
alter table member add constraint member_role_check
  check (role in ('admin', 'moderator', 'support', 'finance', 'analyst', 'user', 'guest')) not valid;

-- owner: admin
-- From which amount a decision about money needs a second person. Exactly one row.
create table money_rule (
  id smallint primary key default 1 check (id = 1),
  enabled boolean not null default false,
  limit_cents bigint not null default 10000 check (limit_cents >= 0),
  version integer not null default 1
);
insert into money_rule default values;

-- owner: admin
-- Decisions about money: those that one person made alone, and those proposed to a second person. Amount, member and reason never change.
create table money_proposal (
  id uuid primary key,
  kind text not null check (kind in ('credit', 'refunded', 'rule')),
  deposit_id uuid,
  member_id uuid,
  amount_cents bigint not null,
  -- The rule that is wished for, and the version of the rule it replaces.
  enabled boolean,
  limit_cents bigint,
  rule_version integer,
  reason text not null,
  proposed_by uuid,
  proposed_at timestamptz not null,
  state text not null check (state in ('alone', 'open', 'confirmed', 'refused', 'expired')),
  decided_by uuid,
  decided_at timestamptz,
  answer text not null default ''
);
create unique index money_proposal_open on money_proposal (kind, deposit_id) nulls not distinct where state = 'open';
create index money_proposal_by on money_proposal (proposed_by, member_id, proposed_at);
create index money_proposal_decided on money_proposal (decided_at);
