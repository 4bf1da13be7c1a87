import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { MessageRow } from '../store/rows.ts'
import { deleteUnusedFilesJob } from './keeping/jobs.ts'

export type AttachmentRow = Selectable<DB['attachment']>
type MessageKey = Pick<MessageRow, 'conversation_id' | 'seq'>

/** Serializes counting and storing a member's attachments until the transaction ends. */
export const lockAttachmentsOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attachments of ${memberId}`}, 0))`.execute(tx)
}

/** Reads how many bytes the member's sent attachments take that are not deleted. */
export const readAttachmentBytesOfMember = async (db: Database | Tx, memberId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('attachment')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('sender_id', '=', memberId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Reads how many bytes the attachments of a conversation take that are not deleted. */
export const readAttachmentBytesOfConversation = async (tx: Tx, conversationId: string): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('attachment')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('conversation_id', '=', conversationId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export const insertAttachment = (tx: Tx, attachment: Insertable<DB['attachment']>): Promise<AttachmentRow> =>
  tx.insertInto('attachment').values(attachment).returningAll().executeTakeFirstOrThrow()

/** Reads the attachments of messages that are not deleted, in one statement. */
export const readAttachmentRows = async (db: ReadDatabase, messages: readonly MessageKey[]): Promise<AttachmentRow[]> => {
  if (messages.length === 0) return []
  const { rows } = await sql<AttachmentRow>`
    select attachment.* from unnest(${messages.map((row) => row.conversation_id)}::uuid[], ${messages.map((row) => row.seq)}::bigint[])
        as asked (conversation_id, seq)
      join attachment on attachment.conversation_id = asked.conversation_id and attachment.seq = asked.seq
    where attachment.released_at is null`.execute(db)
  return rows
}

/** Deletes released attachments that no report holds; a job deletes their files after the commit. The caller has locked the rows. */
const deleteReleased = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await sql<{ storage_key: string }>`
    delete from attachment where id = any(${sql.val([...ids])}::uuid[])
      and not exists (select from attachment_hold where attachment_hold.attachment_id = attachment.id)
    returning storage_key`.execute(tx)
  if (rows.length > 0) await addJob(tx, deleteUnusedFilesJob, { keys: rows.map(({ storage_key }) => storage_key) }, now)
}

/** Releases the attachment of a deleted message; a job deletes its files after the commit, unless a report holds it. */
export const releaseAttachment = async (tx: Tx, { conversation_id, seq }: MessageKey, now: Date): Promise<void> => {
  // Wait for a report that is reading the attachment. Only the next statement sees what that report has stored.
  const rows = await tx
    .updateTable('attachment')
    .set({ released_at: now, sender_id: null })
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returning('id')
    .execute()
  await deleteReleased(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}

/** Releases every attachment of both sides in a member's conversations. Call it before the conversations are deleted. */
export const releaseAttachmentsOfMember = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    update attachment set released_at = coalesce(released_at, ${now}), sender_id = null
    where conversation_id in (select conversation_id from participant where member_id = ${memberId}) or sender_id = ${memberId}
    returning id`.execute(tx)
  await deleteReleased(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}

/** Counts the attachments whose files are encrypted with the keys of these names. */
export const countAttachmentsByKeyNames = async (db: Database, keyNames: readonly string[]): Promise<number> => {
  if (keyNames.length === 0) return 0
  const { count } = await db
    .selectFrom('attachment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('key_name', 'in', keyNames)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Releases the attachments whose files can no longer be decrypted, because the SECRET for the keys of these names is lost.
 * @returns the number of released attachments
 */
export const releaseLostAttachments = async (tx: Tx, keyNames: readonly string[], now: Date): Promise<number> => {
  if (keyNames.length === 0) return 0
  const rows = await tx
    .updateTable('attachment')
    .set(({ fn, val }) => ({ released_at: fn.coalesce('released_at', val(now)), sender_id: null }))
    .where('key_name', 'in', keyNames)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await sql`delete from attachment_hold where attachment_id = any(${ids}::uuid[])`.execute(tx)
  await deleteReleased(tx, ids, now)
  return rows.length
}
