import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { Attachment } from '../../attachment-contract.ts'
import type { MessageRow } from '../store/rows.ts'
import { type AttachmentRow, readAttachmentRows } from './attachment-store.ts'
import { presentAttachment } from './attachment-urls.ts'

const mayHaveFiles = ({ attachment, deleted_at }: MessageRow): boolean => attachment !== null && deleted_at === null
const keyOf = ({ conversation_id, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>): string => `${conversation_id} ${seq}`

/** Reads the attachment rows of messages in one statement; runs no statement if no message has an attachment. */
export const readMessageAttachments = async (
  db: ReadDatabase,
  messages: readonly MessageRow[],
): Promise<Map<MessageRow, AttachmentRow>> => {
  const asked = messages.filter(mayHaveFiles)
  const rows = new Map((await readAttachmentRows(db, asked)).map((row) => [keyOf(row), row]))
  return new Map(
    asked.flatMap((message) => {
      const row = rows.get(keyOf(message))
      return row === undefined ? [] : [[message, row] as const]
    }),
  )
}

/** Reads the attachments of messages with URLs for one viewer. Messages without an attachment are left out. */
export const readAttachmentsForViewer = async (
  db: ReadDatabase,
  { viewerId, now }: { viewerId: string; now: Date },
  messages: readonly MessageRow[],
): Promise<Map<MessageRow, Attachment>> => {
  const rows = await readMessageAttachments(db, messages)
  return new Map([...rows].map(([message, row]) => [message, presentAttachment(row, viewerId, now)]))
}
