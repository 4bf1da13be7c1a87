-- Decides what a reaction does, and does it in one round trip: changes one side of a pair and adds the job that announces a new like to the
-- target, or that takes a viewer in private mode from the target's screens with the like. Only what takes more than the pair is left to apply-reaction.ts: it counts the like of a new account, and opens or closes the
-- conversation of a match. The outcome names that, nothing is written, and apply-reaction.ts calls once more when it has prepared it.
-- In:
--   viewer, target
--   wanted       the state to reach: 0 none, 1 liked, 2 disliked
--   only_from    nothing changes unless this is the state before; null for any
--   reacted_at   the time
--   may_see      whether the viewer sees the target, by the rule of the members
--   new_since    likes of members who joined at this moment or later are counted against a limit
--   counted      this like has been counted
--   together     the caller opens or closes the conversation in the same transaction
-- Out:
--   outcome      done      after is the state, changed or not
--                hidden    the viewer does not see the target; nothing written
--                count     a new account's like, to be counted first; nothing written
--                closing   the viewer likes a target with whom they have just ended the conversation, and can still undo that; nothing written
--                together  a match begins or ends; nothing written
--   after        the state of the viewer's side
--   was_matched, is_matched: before and after the call; after the change that is asked for, where the outcome is together
-- Locks: the pair (advisory), own reaction, theirs, conversation, in this order everywhere, until the transaction ends. Without the first, two
-- members who like each other at the same instant would both miss the match.
-- Errors: none of its own.
create or replace function react(
  viewer uuid, target uuid, wanted smallint, only_from smallint, reacted_at timestamptz, may_see boolean,
  new_since timestamptz, counted boolean, together boolean,
  out outcome text, out after smallint, out was_matched boolean, out is_matched boolean
) language plpgsql set plan_cache_mode = auto as $$
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
  if wanted = 1 and exists (select from participant where member_id = viewer and peer_id = target and closing_at is not null) then
    outcome := 'closing';
    return;
  end if;
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
  if before = 1 and wanted <> 1 and exists (select from member where id = viewer and (private_mode or hides_from_known)) then
    -- Without the like, the target may no longer see the viewer.
    perform add_job('members.hidden_from', jsonb_build_object('memberId', viewer, 'from', target), reacted_at, null);
  end if;
  if wanted = 1 and not is_matched then
    -- Once a day, however often the viewer changes their mind.
    perform add_job('reactions.tell', jsonb_build_object('event', 'like', 'to', target, 'about', viewer), reacted_at,
      'like ' || viewer || ' ' || target || ' ' || to_char(reacted_at at time zone 'UTC', 'YYYY-MM-DD'));
  end if;
end
$$;
