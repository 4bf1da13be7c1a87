-- Adds a job unless one with the same dedupe key was added before. For functions that change something and announce it in one call; TypeScript
-- calls addJob of platform/server/jobs/add-job.ts, which stores the same row and hashes the key the same way.
-- In: kind and payload of the job, when it is due, the dedupe key.
-- Out: nothing.
-- Locks: the row of the key until the transaction ends.
-- Errors: none of its own.
create or replace function add_job(job_kind text, job_payload jsonb, due timestamptz, dedupe_key text) returns void language sql as $$
  insert into job (kind, payload, run_at, dedupe, created_at)
  values (job_kind, job_payload, due, translate(rtrim(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'base64'), '='), '+/', '-_'), due)
  on conflict (dedupe) do nothing
$$;
