-- owner: registration
-- Who may sign up. One row.
create table registration_rules (
  single boolean primary key default true check (single),
  mode text not null default 'open' check (mode in ('open', 'approval', 'invitation', 'closed')),
  -- How many codes a member has, and from how many days after the sign-up.
  member_codes integer not null default 3 check (member_codes between 0 and 20),
  member_days integer not null default 30 check (member_days between 0 and 365)
);
insert into registration_rules default values;

-- owner: registration
-- Codes that let one person in each. `member_id` is the member who made it, null for one of the console.
create table invitation (
  id uuid primary key,
  code text not null unique,
  member_id uuid references member (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  used_at timestamptz,
  used_by uuid references member (id) on delete set null
);
create index invitation_member on invitation (member_id, created_at);
create index invitation_used_by on invitation (used_by) where used_by is not null;
create index invitation_created on invitation (created_at);

-- owner: registration
-- Accounts that a moderator lets in or refuses. Until then they are held (table suspension, with `hold_id`).
create table applicant (
  member_id uuid primary key references member (id) on delete cascade,
  hold_id uuid not null,
  cause text not null check (cause in ('approval', 'invitation', 'closed', 'risk')),
  -- What the service found, shown to the moderator.
  signals jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references member (id) on delete set null
);
create index applicant_waiting on applicant (created_at, member_id) where state = 'waiting';
create index applicant_refused on applicant (decided_at) where state = 'refused';
create index applicant_decided_by on applicant (decided_by) where decided_by is not null;
