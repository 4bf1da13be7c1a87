import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { About } from '../../about-contract.ts'
import { toInterestIds, toPromptIds } from './choices.ts'

/**
 * Added by migration 0053. `after` is the last member of the batch before, without hyphens: the erasure of that member deletes the jobs that
 * name them, and this one has to go on.
 */
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
    // In the order of the schema: the database has another, which alone is no change.
    const asked = About.shape.prompts.safeParse(prompts).data
    const now = { interests: toInterestIds(interests), prompts: asked && toPromptIds(asked) }
    if (JSON.stringify(now) === JSON.stringify({ interests, prompts: asked })) continue
    await db
      .updateTable('member')
      .set({ interests: now.interests, prompts: JSON.stringify(now.prompts ?? prompts) })
      .where('id', '=', id)
      // A member who has just saved is not overwritten; what they saved are ids.
      .where('interests', '=', sql<string[]>`${interests}::text[]`)
      .where('prompts', '=', sql<string>`${JSON.stringify(prompts)}::jsonb`)
      .execute()
  }
  return members.length < batch ? undefined : members.at(-1)?.id.replaceAll('-', '')
}

/** Registers the job that turns typed interests and questions into ids, a batch at a time. */
export const registerChoicesToIdsJob = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(choicesToIds, async ({ after = firstId }) => {
    const last = await convertBatch(db, after)
    if (last !== undefined) await inTransaction(db, (tx) => addJob(tx, choicesToIds, { after: last }, clock.now()))
  })
