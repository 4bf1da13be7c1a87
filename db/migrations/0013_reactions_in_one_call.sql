-- owner: platform
-- What addJob of platform/server/jobs/jobs.ts does, for functions of the database that change something and tell of it in one call.
create function add_job(job_kind text, job_payload jsonb, due timestamptz, dedupe_key text) returns void language sql as $$
  insert into job (kind, payload, run_at, dedupe, created_at)
  values (job_kind, job_payload, due, translate(rtrim(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'base64'), '='), '+/', '-_'), due)
  on conflict (dedupe) do nothing
$$;

drop function react(uuid, uuid, smallint, timestamptz);

-- owner: reactions
-- Brings one side of a pair to a state (0 none, 1 liked, 2 disliked) in one round trip, and tells the target of a new like. The pair is locked
-- first: two members who like each other at the same instant would otherwise both miss the match. Each statement sees what was committed
-- before it. Locks are taken in this order everywhere: pair, own reaction, theirs, conversation.
--   only_from: nothing changes unless this is the state before; null for any
--   may_see: whether the viewer sees the target, by the rule of the members
--   new_since: a new like of a member who joined at this moment or later has to be counted against a limit first
--   counted: it has been; together: the caller opens or closes the conversation in the same transaction
-- outcome is done, or says why nothing was written: hidden, count, or together (the match begins or ends with this).
create function react(
  viewer uuid, target uuid, wanted smallint, only_from smallint, reacted_at timestamptz, may_see boolean,
  new_since timestamptz, counted boolean, together boolean,
  out outcome text, out after smallint, out was_matched boolean, out is_matched boolean
) language plpgsql as $$
declare
  before smallint;
begin
  outcome := 'hidden';
  if not may_see then return; end if;
  outcome := 'done';
  perform pg_advisory_xact_lock(hashtextextended(least(viewer, target)::text || greatest(viewer, target)::text, 0));
  select kind, matched into before, was_matched from reaction where from_id = viewer and to_id = target;
  before := coalesce(before, 0);
  was_matched := coalesce(was_matched, false);
  after := before;
  is_matched := was_matched;
  if before = wanted or before <> only_from then return; end if;
  if wanted = 1 and not counted and exists (select from member where id = viewer and created_at >= new_since) then
    outcome := 'count';
    return;
  end if;
  is_matched := wanted = 1 and exists (select from reaction where from_id = target and to_id = viewer and kind = 1);
  if is_matched <> was_matched and not together then
    outcome := 'together';
    return;
  end if;
  after := wanted;
  if wanted = 0 then
    delete from reaction where from_id = viewer and to_id = target;
  else
    insert into reaction (from_id, to_id, kind, matched, at) values (viewer, target, wanted, is_matched, reacted_at)
      on conflict (from_id, to_id) do update set kind = excluded.kind, matched = excluded.matched, at = excluded.at;
  end if;
  if is_matched <> was_matched then
    update reaction set matched = is_matched where from_id = target and to_id = viewer;
  end if;
  if wanted = 1 and not is_matched then
    -- Once a day, however often the viewer changes their mind.
    perform add_job('reactions.tell', jsonb_build_object('event', 'like', 'to', target, 'about', viewer), reacted_at,
      'like ' || viewer || ' ' || target || ' ' || to_char(reacted_at at time zone 'UTC', 'YYYY-MM-DD'));
  end if;
end
$$;
