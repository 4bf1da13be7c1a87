-- A held member is hidden until somebody has looked at a report of their age; they may read and not write.
alter table member drop constraint member_status_check;
alter table member add check (status in ('unverified', 'active', 'paused', 'held', 'suspended', 'deleted'));

-- owner: members
-- Why a member is hidden against their will, until when, and what they were before. `reason` is a code of conductReasons or a sentence.
create table suspension (
  member_id uuid primary key references member (id) on delete cascade,
  decision_id uuid not null,
  kind text not null check (kind in ('hold', 'suspend', 'ban')),
  until timestamptz,
  reason text not null,
  status_before text not null check (status_before in ('active', 'paused')),
  at timestamptz not null,
  check (kind = 'suspend' or until is null)
);
create index suspension_due on suspension (until) where until is not null;

-- owner: auth
-- Who may not sign up again: keyed hashes of an email and a phone, which outlive the account and name nobody.
create table ban (
  key bytea primary key,
  decision_id uuid not null,
  at timestamptz not null
);
create index ban_decision on ban (decision_id);

-- owner: photos
alter table photo add column removed_at timestamptz;
create index photo_removed on photo (removed_at) where removed_at is not null;

-- owner: photos
-- Perceptual hashes of pictures taken down, in several crops: a copy is refused at the upload. No picture and nobody can be made of one.
create table refused_picture (
  photo_id uuid not null,
  hash bit(256) not null,
  at timestamptz not null,
  primary key (photo_id, hash)
);

-- owner: moderation
-- What there is to decide: the reports of one member together, or one appeal. One administrator at a time has it; `version` counts every change.
create table report_case (
  id uuid primary key,
  kind text not null check (kind in ('report', 'appeal')),
  member_id uuid not null references member (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'assigned', 'decided')),
  owner_id uuid references member (id) on delete set null,
  version int not null default 1,
  -- Thousandths; the most urgent first.
  score int not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'decided') = (decided_at is not null))
);
create unique index report_case_subject on report_case (member_id) where kind = 'report' and state <> 'decided';
create index report_case_queue on report_case (score desc, opened_at, id) where state <> 'decided';
create index report_case_decided on report_case (decided_at desc, id desc) where state = 'decided';
create index report_case_member on report_case (member_id);
create index report_case_owner on report_case (owner_id) where owner_id is not null;

alter table report add column case_id uuid references report_case (id) on delete set null;
alter table report add column outcome text check (outcome in ('acted', 'no_breach'));
create index report_case_reports on report (case_id, created_at);
insert into report_case (id, kind, member_id, score, opened_at, changed_at)
  select gen_random_uuid(), 'report', reported_id, count(*) * 1000, min(created_at), max(created_at) from report where state = 'open' group by reported_id;
update report set case_id = report_case.id from report_case where report_case.member_id = report.reported_id and report.state = 'open';

-- owner: moderation
-- What was decided about a member and why. `note` is for administrators; the member reads kind, reason, words and end.
create table decision (
  id uuid primary key,
  case_id uuid references report_case (id) on delete set null,
  member_id uuid not null references member (id) on delete cascade,
  admin_id uuid references member (id) on delete set null,
  kind text not null check (kind in ('dismiss', 'warn', 'remove_photo', 'suspend', 'ban')),
  reason text not null,
  words text not null default '',
  note text not null default '',
  until timestamptz,
  photo_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  seen_at timestamptz,
  reversed_at timestamptz
);
create index decision_member on decision (member_id, created_at desc);
create index decision_case on decision (case_id);
create index decision_admin on decision (admin_id);

-- owner: moderation
-- Once for each decision.
create table appeal (
  decision_id uuid primary key references decision (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  case_id uuid not null references report_case (id) on delete cascade,
  content text not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'reversed')),
  answer text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  seen_at timestamptz
);
create unique index appeal_case on appeal (case_id);
create index appeal_member on appeal (member_id);
