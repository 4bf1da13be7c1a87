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

/** Adds a job in the caller's transaction. Returns false when its dedupe key is taken. */
export const tryAddJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('job')
    .values({
      kind: job.kind,
      payload: JSON.stringify(payload),
      run_at: options.runAt ?? now,
      dedupe: options.dedupe === undefined ? null : fingerprint(options.dedupe),
      max_attempts: job.tries,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

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
