-- owner: platform
create table installation (
  singleton boolean primary key default true check (singleton),
  mode text not null check (mode in ('demo', 'real')),
  created_at timestamptz not null default now(),
  seeded_at timestamptz
);

-- owner: platform
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe text unique,
  run_at timestamptz not null,
  attempts int not null default 0,
  max_attempts int not null default 8,
  locked_until timestamptz,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index job_due on job (run_at) where done_at is null;
create index job_done on job (done_at) where done_at is not null;

-- owner: platform
create table sandbox_mail (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null
);
create index sandbox_mail_to on sandbox_mail (to_address, id desc);
