import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { deleteUpload } from '#features/uploads/server/index.ts'
import { chatErrors } from '../../../contract.ts'
import { requirePeer } from '../../conversation/require-peer.ts'
import { throwSendRefusal } from '../../sending/send-message.ts'
import { type MessageRequestResult, sendTextInTransaction } from '../../sending/send-request.ts'
import { pairKey } from '../../store/pair-key.ts'
import type { MessageRow } from '../../store/rows.ts'
import { type NewTextMessage, storeMessage } from '../../store/text-messages.ts'
import {
  type AttachmentRow,
  insertAttachment,
  lockAttachmentsOfMember,
  readAttachmentBytesOfConversation,
  readAttachmentBytesOfMember,
} from '../attachment-store.ts'
import { attachmentConfiguration } from '../config.ts'

/** Thrown to roll the transaction back when a request with the same id was faster. */
export class RepeatedAttachmentError extends Error {
  constructor() {
    super('the message is stored already')
  }
}

/**
 * Requires that the two members have an open conversation.
 * @throws {AppError} chat.not_open
 */
export const requireOpenConversation = async (db: Database | Tx, a: string, b: string): Promise<void> => {
  const { low_id, high_id } = pairKey(a, b)
  const row = await db
    .selectFrom('conversation')
    .select('state')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst()
  if (row?.state !== 'open') throw new AppError(chatErrors.not_open)
}

/** Stores the message of a picture. It requires an open conversation. */
const storePicture = async (tx: Tx, written: NewTextMessage): Promise<MessageRequestResult> => {
  const stored = await storeMessage(tx, written)
  if (['none', 'request', 'declined', 'closed'].includes(stored.outcome)) {
    // A block in the meantime also closes the conversation, and must look like an unknown member.
    await requirePeer(tx, written.from, written.to)
    throw new AppError(chatErrors.not_open)
  }
  return { stored, accepted: false }
}

/** Whether a message was sent on the day on which its conversation was opened. The caller holds the lock of the conversation. */
const isFirstDay = async (tx: Tx, { conversation_id, created_at }: MessageRow): Promise<boolean> => {
  const { opened_at, created_at: begun } = await tx
    .selectFrom('conversation')
    .select(['opened_at', 'created_at'])
    .where('id', '=', conversation_id)
    .executeTakeFirstOrThrow()
  return created_at.getTime() - (opened_at ?? begun).getTime() < dayMs
}

/**
 * Requires storage for an attachment within both limits. The caller holds the locks of the conversation and of the member's attachments.
 * @throws {AppError} chat.conversation_full, chat.storage_full
 */
const requireRoom = async (
  tx: Tx,
  { from, conversationId, bytes }: { from: string; conversationId: string; bytes: number },
  config: Platform['config'],
): Promise<void> => {
  const limits = config.section(attachmentConfiguration)
  if ((await readAttachmentBytesOfConversation(tx, conversationId)) + bytes > limits.conversation)
    throw new AppError(chatErrors.conversation_full)
  if ((await readAttachmentBytesOfMember(tx, from)) + bytes > limits.member) throw new AppError(chatErrors.storage_full)
}

type NewAttachment = Omit<AttachmentRow, 'conversation_id' | 'seq' | 'sender_id' | 'veiled' | 'created_at' | 'released_at'>

/**
 * Stores the message and the row of an attachment and deletes the upload, in the caller's transaction. Voice notes follow the rules of texts;
 * pictures require an open conversation.
 * @throws {RepeatedAttachmentError} when the message is stored already
 * @throws {AppError} chat.not_open, chat.conversation_full, chat.storage_full, or as `sendMessage`
 */
export const storeAttachment = async (
  tx: Tx,
  { actor, now }: Pick<MemberContext, 'actor' | 'now'>,
  { written, attachment, config }: { written: NewTextMessage; attachment: NewAttachment; config: Platform['config'] },
): Promise<{ message: MessageRow; row: AttachmentRow; accepted: boolean }> => {
  const { from, to } = written
  await lockAttachmentsOfMember(tx, from)
  // Delete the upload before locking the conversation: an erasure uses the same order.
  await deleteUpload(tx, from, attachment.upload_id)
  const { stored, accepted } = await (written.attachment === 'picture' ? storePicture : sendTextInTransaction)(tx, written)
  if (stored.outcome === 'repeated') throw new RepeatedAttachmentError()
  if (stored.outcome !== 'sent') return throwSendRefusal({ actor, db: tx, now }, to, stored.outcome)
  const { message } = stored
  const { conversation_id, seq, created_at } = message
  await requireRoom(tx, { from, conversationId: conversation_id, bytes: attachment.bytes }, config)
  const veiled = attachment.kind === 'picture' && (await isFirstDay(tx, message))
  const row = await insertAttachment(tx, { ...attachment, conversation_id, seq, sender_id: from, veiled, created_at })
  return { message, row, accepted }
}
