import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { JobKind } from './job-kind.ts'

export interface JobOptions {
  /** Earliest start; immediately by default. */
  runAt?: Date
  /** Dedupe key: another job with the same key is not added. Keys are kept for 90 days after the job is done. */
  dedupe?: string
}

/** Hashes a dedupe key: keys outlive the job and may contain ids of members. */
const fingerprint = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A job to add. */
export interface NewJob<P = unknown> extends JobOptions {
  job: JobKind<P>
  payload: P
}

/** Adds jobs with one statement in the caller's transaction. Returns how many were added: those with a taken dedupe key are not. */
export const addJobs = async (tx: Tx, added: readonly NewJob[], now: Date): Promise<number> => {
  if (added.length === 0) return 0
  const rows = added.map(({ job, payload, runAt, dedupe }) => ({
    kind: job.kind,
    payload: JSON.stringify(payload),
    run_at: runAt ?? now,
    dedupe: dedupe === undefined ? null : fingerprint(dedupe),
    max_attempts: job.tries,
    created_at: now,
  }))
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Adds a job in the caller's transaction. Returns false when its dedupe key is taken. */
export const tryAddJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<boolean> =>
  (await addJobs(tx, [{ ...options, job, payload }], now)) === 1

/** Adds a job in the caller's transaction, unless its dedupe key is taken. */
export const addJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<void> =>
  void (await tryAddJob(tx, job, payload, now, options))

/** Deletes pending jobs whose payload contains one of these words, such as a member's id, and error texts that contain it. */
export const deleteJobsMentioning = async (tx: Tx, words: readonly string[]): Promise<void> => {
  for (const word of words) {
    await tx
      .deleteFrom('job')
      .where('done_at', 'is', null)
      .where(sql<boolean>`strpos(payload::text, ${JSON.stringify(word)}) > 0`)
      .execute()
    await tx
      .updateTable('job')
      .set({ last_error: null })
      .where(sql<boolean>`strpos(last_error, ${word}) > 0`)
      .execute()
  }
}
