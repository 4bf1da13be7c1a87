import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteUnusedFilesJob } from './jobs.ts'

const batchSize = 1000

/**
 * Releases attachments whose message is deleted or gone. Usually there are none. During an update, a process of the previous version may delete a
 * message without releasing its attachment.
 */
export const releaseAttachmentsWithoutMessage = async (db: Database, now: Date): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<{ id: string; gone: boolean }>`
      select attachment.id, message.seq is null or message.deleted_at is not null as gone
      from (select * from attachment where id > ${after} order by id limit ${batchSize}) attachment
        left join message on message.conversation_id = attachment.conversation_id and message.seq = attachment.seq
      order by attachment.id`.execute(db)
    const gone = rows.filter((row) => row.gone).map(({ id }) => id)
    if (gone.length > 0)
      await db
        .updateTable('attachment')
        .set({ released_at: now, sender_id: null })
        .where('id', 'in', gone)
        .where('released_at', 'is', null)
        .execute()
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Deletes released attachments that no report holds any more, with their files. Attachments that no report ever held are usually deleted at once. */
export const purgeAttachmentsHourly = recurringJob('chat.purge-attachments', 'hour', (_platform, { now, batches }) =>
  deleteInBatches(batches, 'attachment', {
    by: 'released_at',
    upTo: now,
    and: sql`not exists (select from attachment_hold where attachment_hold.attachment_id = attachment.id)`,
    returning: 'storage_key',
    each: (tx, keys) => addJob(tx, deleteUnusedFilesJob, { keys }, now),
  }),
)

/** Releases attachments of messages that are gone. */
export const releaseAttachmentsWithoutMessageDaily = recurringJob('chat.release-attachments', 'day', ({ db }, { now }) =>
  releaseAttachmentsWithoutMessage(db, now),
)
