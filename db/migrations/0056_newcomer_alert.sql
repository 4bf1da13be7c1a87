-- owner: matches
-- Members who want to be told when somebody new fits.
create table newcomer_alert (
  member_id uuid primary key references member (id) on delete cascade,
  since timestamptz not null,
  -- The time zone of the browser, in which the evening is; null for the evening of the service.
  time_zone text,
  -- The first day (UTC) whose newcomers they have not been told of.
  counts_from date not null,
  -- The evening at which to look next.
  due_at timestamptz not null,
  last_sent_at timestamptz
);
create index newcomer_alert_due on newcomer_alert (due_at, member_id);

-- The kinds of notifications are a list in the code. A check would need two migrations for each new one.
alter table notification drop constraint notification_kind_check;

-- allow: it waits for nothing that takes long; without the lock the runner gives up at once and tries again
alter table notification_choice drop constraint notification_choice_kind_check;
