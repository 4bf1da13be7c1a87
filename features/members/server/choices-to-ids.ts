import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { About } from '../about-contract.ts'
import { toInterestIds, toPromptIds } from './vocabulary.ts'

/** Added by migration 0053. `after` is the last member of the batch before. */
const choicesToIds = jobKind<{ after?: string }>('members.choices-to-ids', { slow: true })

const batch = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Replaces typed interests and questions by ids in the next members by id; other text stays.
 * @returns the last of them, undefined at the end
 */
const convertBatch = async (db: Database, after: string): Promise<string | undefined> => {
  const members = await db
    .selectFrom('member')
    .select(['id', 'interests', 'prompts'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  for (const { id, interests, prompts } of members) {
    const before = { interests, prompts: JSON.stringify(prompts) }
    const now = { interests: toInterestIds(interests), prompts: JSON.stringify(toPromptIds(prompts as About['prompts'])) }
    if (JSON.stringify(now) === JSON.stringify(before)) continue
    await db
      .updateTable('member')
      .set(now)
      .where('id', '=', id)
      // A member who has just saved is not overwritten; what they saved are ids.
      .where('interests', '=', interests)
      .where('prompts', '=', sql<string>`${before.prompts}::jsonb`)
      .execute()
  }
  return members.length < batch ? undefined : members.at(-1)?.id
}

/** Registers the job that turns typed interests and questions into ids, a batch at a time. */
export const serveChoicesToIds = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(choicesToIds, async ({ after = firstId }) => {
    const last = await convertBatch(db, after)
    if (last !== undefined) await inTransaction(db, (tx) => addJob(tx, choicesToIds, { after: last }, clock.now()))
  })
