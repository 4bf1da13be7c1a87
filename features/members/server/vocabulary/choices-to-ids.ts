import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { About } from '../../about-contract.ts'
import { toInterestIds, toPromptIds } from './choices.ts'

/**
 * Migration 0053 adds this job. `after` is the last id of the previous batch, without hyphens, because an erasure deletes the jobs that contain
 * the id, and this one must continue.
 */
const choicesToIds = jobKind<{ after?: string }>('members.choices-to-ids', { slow: true })

const batch = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Replaces interests and questions that are names of known ids by those ids, in the next batch of members. Other text stays.
 * @returns the id of the last member of the batch, without hyphens; undefined at the end
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
    // Parsing gives the properties the order of the schema, so that the comparison below ignores the order in the database.
    const asked = About.shape.prompts.safeParse(prompts).data
    const now = { interests: toInterestIds(interests), prompts: asked && toPromptIds(asked) }
    if (JSON.stringify(now) === JSON.stringify({ interests, prompts: asked })) continue
    await db
      .updateTable('member')
      .set({ interests: now.interests, prompts: JSON.stringify(now.prompts ?? prompts) })
      .where('id', '=', id)
      // Does not overwrite a member who has saved meanwhile, because new answers are already ids.
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
