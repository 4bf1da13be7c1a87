import { sql } from 'kysely'
import { excludeErasedMembers } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import { releaseVoiceHellosOf } from './store.ts'

const batchSize = 1000

/** Days for which a voice hello that was taken down can be restored. */
export const takenDownKeptDays = 30

const notHeld = sql`not exists (select from voice_hello_hold where voice_hello_hold.voice_hello_id = voice_hello.id)`

/** Deletes released voice hellos, and their files, once no report needs them. Those that no report needed were deleted at once. */
export const purgeReleasedHourly = recurringJob('voice-hello.purge-released', 'hour', (_platform, { now, batches }) =>
  deleteInBatches(batches, 'voice_hello', {
    by: 'released_at',
    upTo: now,
    and: notHeld,
    returning: 'storage_key',
    each: (tx, keys) => addJob(tx, deleteUnusedFilesJob, { keys }, now),
  }),
)

/** Deletes voice hellos that were taken down long ago, with their files. The hashes that refuse the same recording stay. */
export const purgeTakenDownDaily = recurringJob('voice-hello.purge-taken-down', 'day', (_platform, { now, batches }) =>
  deleteInBatches(batches, 'voice_hello', {
    by: 'removed_at',
    upTo: new Date(now.getTime() - takenDownKeptDays * dayMs),
    and: notHeld,
    returning: 'storage_key',
    each: (tx, keys) => addJob(tx, deleteUnusedFilesJob, { keys }, now),
  }),
)

/**
 * Releases voice hellos of erased members. Usually there are none: during an update, a process of the previous version may erase a member
 * without releasing their voice hello.
 */
export const releaseVoiceHellosOfErasedMembers = async (db: Database, now: Date): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('voice_hello')
      .select('member_id')
      .distinct()
      .where('member_id', '>', after)
      .orderBy('member_id')
      .limit(batchSize)
      .execute()
    const members = rows.flatMap(({ member_id }) => member_id ?? [])
    const unerased = new Set(await excludeErasedMembers(db, members))
    for (const id of members) if (!unerased.has(id)) await inTransaction(db, (tx) => releaseVoiceHellosOf(tx, id, now))
    if (members.length < batchSize) return
    after = members.at(-1) ?? after
  }
}

/** Releases voice hellos of erased members. */
export const releaseVoiceHellosOfErasedMembersDaily = recurringJob('voice-hello.release', 'day', ({ db }, { now }) =>
  releaseVoiceHellosOfErasedMembers(db, now),
)
