-- owner: profiles
-- Who has opened whose profile, for as long as it may matter to a report (three months).
create table profile_view (
  viewer_id uuid not null references member (id) on delete cascade,
  seen_id uuid not null references member (id) on delete cascade,
  at timestamptz not null,
  primary key (viewer_id, seen_id)
);
create index profile_view_seen on profile_view (seen_id);
create index profile_view_at on profile_view (at);

-- owner: moderation
-- Who reported is forgotten with them; what they reported is not. The reported member is never told who.
create table report (
  id uuid primary key,
  reporter_id uuid references member (id) on delete set null,
  reported_id uuid not null references member (id) on delete cascade,
  category text check (category in ('fake', 'scam', 'harassment', 'sexual', 'underage', 'threat', 'impersonation', 'other')),
  content text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create index report_queue on report (created_at, id) where state = 'open';
create index report_reporter on report (reporter_id, created_at desc);
create index report_reported on report (reported_id, created_at desc);
create index report_closed on report (closed_at) where state = 'closed';

-- owner: moderation
-- What there was to see at the moment of the report. Messages say which of the two wrote, not who they are.
create table report_evidence (
  report_id uuid primary key references report (id) on delete cascade,
  profile jsonb not null,
  photos jsonb not null,
  messages jsonb not null,
  taken_at timestamptz not null
);

-- Notes that a profile was opened, within the statement that reads it; written once a pair and day at most.
create function note_profile_view(viewer uuid, seen uuid, seen_at timestamptz) returns boolean language sql as $$
  insert into profile_view (viewer_id, seen_id, at) select viewer, seen, seen_at where viewer <> seen
    on conflict (viewer_id, seen_id) do update set at = excluded.at where profile_view.at < excluded.at - interval '1 day';
  select true
$$;
