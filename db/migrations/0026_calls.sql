-- owner: calls
-- One row for each call, kept as the conversation is. Nothing changes once it is over.
create table call (
  id uuid primary key,
  caller_id uuid not null references member (id) on delete restrict,
  callee_id uuid not null references member (id) on delete restrict,
  kind text not null check (kind in ('voice', 'video')),
  state text not null default 'ringing' check (state in ('ringing', 'answered', 'ended')),
  reason text check (reason in ('declined', 'busy', 'cancelled', 'missed', 'ended', 'failed', 'lost', 'closed')),
  -- It rings nowhere: who is called has another call, and their being here is not to be told.
  unheard boolean not null default false,
  -- Whoever rings agrees to pay where the plan holds no more.
  pays_credits boolean not null default false,
  -- What it was counted against when it was answered; null again where that was given back.
  counted text check (counted in ('plan', 'credits')),
  started_at timestamptz not null,
  answered_at timestamptz,
  connected_at timestamptz,
  ended_at timestamptz,
  check (caller_id <> callee_id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (reason is not null)),
  check (state <> 'answered' or answered_at is not null),
  check (counted is null or answered_at is not null),
  check (connected_at is null or answered_at is not null)
) with (fillfactor = 80);
create index call_made on call (caller_id, started_at desc, id desc);
create index call_received on call (callee_id, started_at desc, id desc);

create function call_kept() returns trigger language plpgsql as $$
begin
  raise exception 'call % is over', old.id;
end
$$;
create trigger call_kept before update on call for each row when (old.state = 'ended') execute function call_kept();

-- owner: calls
-- A member's place in the call they have, of which there is one at most. While it rings, who is called has no device in it yet.
create table call_seat (
  member_id uuid primary key references member (id) on delete restrict,
  call_id uuid not null references call (id) on delete cascade,
  device uuid,
  -- The device's socket, and when the process that has it last said so.
  connection text,
  session_id uuid,
  seen_at timestamptz not null,
  -- Since when the device has no socket.
  away_at timestamptz
);
create index call_seat_call on call_seat (call_id);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in ('text', 'gift', 'call', 'system'));
