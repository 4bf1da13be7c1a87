-- owner: webhooks
-- Addresses of other programs that are told what happens here.
create table webhook_endpoint (
  id uuid primary key,
  url text not null,
  description text not null,
  types text[] not null,
  enabled boolean not null,
  -- Why the service has switched it off by itself; null otherwise.
  stopped text check (stopped in ('failing', 'gone')),
  -- Since when every delivery fails; null after one that arrived.
  failing_since timestamptz,
  created_at timestamptz not null
);

-- owner: webhooks
-- Secrets that sign deliveries, sealed. After a change, the one before signs for another day.
create table webhook_secret (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  -- Null for the current one.
  ends_at timestamptz
);
create index webhook_secret_endpoint on webhook_secret (endpoint_id);

-- owner: webhooks
-- Events on their way to an address, and the log of those that have arrived.
create table webhook_delivery (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  type text not null,
  -- The member whom the event is about; the row goes with the account.
  member_id uuid,
  payload text not null,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- When the next attempt is due. It is set before an attempt, so that a crash loses nothing.
  next_at timestamptz not null,
  -- While an attempt runs.
  leased_until timestamptz,
  -- No attempt is made after this.
  retry_until timestamptz not null,
  last_tried_at timestamptz,
  last_status integer,
  -- The first characters of the last answer, or what went wrong.
  last_answer text,
  created_at timestamptz not null
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at) where state = 'pending';
create index webhook_delivery_log on webhook_delivery (endpoint_id, created_at, id);
create index webhook_delivery_member on webhook_delivery (member_id) where member_id is not null;
create index webhook_delivery_created on webhook_delivery (created_at);
