import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { dayMs } from '#platform/shared/durations.ts'

/** Days for which the runs are kept. */
export const keptRunDays = 62

/** How a training ended: with suggestions, without because there is too little to learn from, or early. */
export type TrainingOutcome = 'done' | 'too_few' | 'out_of_time' | 'out_of_memory' | 'stopping' | 'failed'

/** What a training did. */
export interface TrainingResult {
  outcome: TrainingOutcome
  /** Members and likes it learnt from. */
  members: number
  likes: number
  /** Members who got suggestions. */
  suggested: number
  /** The most memory of the process, in MB. */
  peak_mb: number
}

/** Records that a training begins. @returns its id */
export const recordRunStart = async (db: Database, now: Date): Promise<string> => {
  const id = randomUUID()
  await db.insertInto('training_run').values({ id, started_at: now }).execute()
  return id
}

/** Records how a training ended. */
export const recordRunEnd = async (db: Database, id: string, result: TrainingResult, now: Date): Promise<void> => {
  await db
    .updateTable('training_run')
    .set({ ...result, ended_at: now })
    .where('id', '=', id)
    .execute()
}

/** The newest ended run; undefined before the first one. */
export const readLastRun = (db: Database) =>
  db.selectFrom('training_run').selectAll().where('ended_at', 'is not', null).orderBy('started_at', 'desc').limit(1).executeTakeFirst()

/** Reads when the last successful training began; before the first one, when the first attempt began. */
export const readLastSuccessTime = async (db: Database): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('training_run')
    .select(({ fn }) => [
      fn.max('started_at').filterWhere('outcome', 'in', ['done', 'too_few']).as('well'),
      fn.min('started_at').as('first'),
    ])
    .executeTakeFirst()
  return row?.well ?? row?.first ?? undefined
}

/** Deletes old runs. */
export const deleteOldRuns = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'training_run', { by: 'started_at', upTo: new Date(now.getTime() - keptRunDays * dayMs) })
