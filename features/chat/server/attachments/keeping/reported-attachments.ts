import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Attachment } from '../../../attachment-contract.ts'
import type { MessageRow } from '../../store/rows.ts'
import type { AttachmentRow } from '../attachment-store.ts'
import { presentAttachmentForReview } from '../attachment-urls.ts'

/**
 * Reads the ids of attachments of one conversation by sequence number, and locks them, so that their files are not deleted before the transaction
 * ends. Attachments whose files are gone are left out.
 */
export const lockAttachmentsForReport = async (
  tx: Tx,
  messages: readonly Pick<MessageRow, 'conversation_id' | 'seq' | 'attachment'>[],
): Promise<Map<string, string>> => {
  const asked = messages.filter(({ attachment }) => attachment !== null)
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ seq: string; id: string }>`
    select attachment.seq, attachment.id
    from unnest(${asked.map((row) => row.conversation_id)}::uuid[], ${asked.map((row) => row.seq)}::bigint[]) as asked (conversation_id, seq)
      join attachment on attachment.conversation_id = asked.conversation_id and attachment.seq = asked.seq
    for share of attachment`.execute(tx)
  return new Map(rows.map(({ seq, id }) => [seq, id]))
}

/** Holds locked attachments as evidence for as long as a report is kept. */
export const holdAttachments = async (tx: Tx, reportId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .insertInto('attachment_hold')
    .values(ids.map((attachment_id) => ({ attachment_id, report_id: reportId })))
    .execute()
}

/** Reads attachments by id in the form for a moderator. Attachments that no report holds are left out. */
export const readAttachmentsForReview = async (db: Database, ids: readonly string[], now: Date): Promise<Map<string, Attachment>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<AttachmentRow>`
    select * from attachment where id = any(${sql.val([...ids])}::uuid[])
      and exists (select from attachment_hold where attachment_hold.attachment_id = attachment.id)`.execute(db)
  return new Map(rows.map((row) => [row.id, presentAttachmentForReview(row, now)]))
}
