import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { rerankSearchCards } from '../ranking/card-store.ts'

/** Migration 0057 adds this job. `after` is the last id of the previous batch, without hyphens, because an erasure deletes jobs that contain the id. */
const rerank = jobKind<{ after?: string }>('members.rerank', { slow: true })

const batch = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Gives the next batch of members a salt, unless they have one or are erased, and recomputes their ranks.
 * @returns the id of the last member of the batch, without hyphens; undefined at the end
 */
const rerankBatch = (db: Database, after: string): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const members = await tx.selectFrom('member').select('id').where('id', '>', after).orderBy('id').limit(batch).execute()
    const ids = members.map(({ id }) => id)
    await sql`
      with open as (
        select id from member where id = any(${ids}::uuid[]) and shuffle_salt is null
          and (status <> 'deleted' or exists (select from deletion where member_id = id))
        order by id for no key update
      )
      update member set shuffle_salt = gen_random_uuid() from open where member.id = open.id`.execute(tx)
    await rerankSearchCards(tx, ids)
    return members.length < batch ? undefined : ids.at(-1)?.replaceAll('-', '')
  })

/** Registers the job that recomputes all ranks by the current rule, one batch at a time. */
export const registerRerankJob = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(rerank, async ({ after = firstId }) => {
    const last = await rerankBatch(db, after)
    if (last !== undefined) await inTransaction(db, (tx) => addJob(tx, rerank, { after: last }, clock.now()))
  })
