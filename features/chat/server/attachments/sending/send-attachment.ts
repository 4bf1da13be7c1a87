import { uploadErrors } from '#features/uploads/contract.ts'
import { deleteUpload } from '#features/uploads/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent, type Message, messageEvent, type AttachmentToSend } from '../../../contract.ts'
import { readQuotesAndReactions } from '../../changes/message-details.ts'
import { requirePeer } from '../../conversation/require-peer.ts'
import { presentMessage } from '../../present-message.ts'
import { newRecipientLimit, takeFromSendLimit } from '../../sending/send-message.ts'
import { isSentTo, readSentMessage } from '../../store/messages.ts'
import type { MessageRow } from '../../store/rows.ts'
import { type AttachmentRow, readAttachmentBytesOfMember } from '../attachment-store.ts'
import { presentAttachment } from '../attachment-urls.ts'
import { attachmentConfiguration } from '../config.ts'
import { readMessageAttachments } from '../message-attachments.ts'
import { prepareAttachment, type PreparedAttachment } from './prepare-attachment.ts'
import { RepeatedAttachmentError, requireOpenConversation, storeAttachment } from './store-attachment.ts'
import { storeAttachmentFiles } from './store-files.ts'

type Services = Pick<Platform, 'limits' | 'realtime' | 'config' | 'storage'>

interface NewAttachmentMessage {
  uid: string
  id: string
  attachment: AttachmentToSend
  reply_to?: number | undefined
  pay_credits?: boolean | undefined
}

/** Converts a message to what one of its two members sees. */
const presentFor = async (
  db: Database | Tx,
  message: MessageRow,
  { row, viewerId, now }: { row: AttachmentRow | undefined; viewerId: string; now: Date },
): Promise<Message> =>
  presentMessage(message, {
    details: (await readQuotesAndReactions(db, [message])).get(message),
    attachment: row === undefined ? undefined : presentAttachment(row, viewerId, now),
  })

/**
 * Finds the message that an earlier request with this id has sent. The upload no longer exists then.
 * @throws {AppError} chat.id_taken when the id belongs to something else
 */
const readSent = async ({ db, actor, now }: MemberContext, { uid, id, attachment }: NewAttachmentMessage): Promise<Message | undefined> => {
  const known = await readSentMessage(db, actor.id, id)
  if (known === undefined) return undefined
  const row = (await readMessageAttachments(db, [known])).get(known)
  const isSame = known.attachment === attachment.kind && (row === undefined || row.upload_id === attachment.upload)
  if (!isSame || !(await isSentTo(db, known, uid))) throw new AppError(chatErrors.id_taken)
  return presentFor(db, known, { row, viewerId: actor.id, now })
}

/** Makes the cheap checks before an upload is processed. The transaction makes them again. */
const requireMaySend = async (
  { db, actor }: MemberContext,
  { config }: Services,
  { uid, attachment }: NewAttachmentMessage,
): Promise<void> => {
  if (uid === actor.id) throw new AppError(chatErrors.oneself)
  await requirePeer(db, actor.id, uid)
  if (attachment.kind === 'picture') await requireOpenConversation(db, actor.id, uid)
  if ((await readAttachmentBytesOfMember(db, actor.id)) >= config.section(attachmentConfiguration).member)
    throw new AppError(chatErrors.storage_full)
}

/** Prepares an upload, and deletes it if it can never be sent: ten such uploads would keep the member from starting another. */
const prepareOrDelete = async ({ db, actor }: MemberContext, { attachment }: NewAttachmentMessage): Promise<PreparedAttachment> => {
  try {
    return await prepareAttachment(db, actor.id, attachment)
  } catch (error) {
    const isRefusedForContent = error instanceof AppError && error.details.fields?.attachment !== undefined
    if (isRefusedForContent) await inTransaction(db, (tx) => deleteUpload(tx, actor.id, attachment.upload))
    throw error
  }
}

const sendNew = async (ctx: MemberContext, services: Services, sent: NewAttachmentMessage): Promise<Message> => {
  const { realtime, config, storage } = services
  const { actor, db, now } = ctx
  const { uid, id, attachment, reply_to: replyTo, pay_credits: paysCredits = false } = sent
  const from = actor.id
  const prepared = await prepareOrDelete(ctx, sent)
  const files = await storeAttachmentFiles(ctx, services, prepared)
  const { body, content } = prepared
  const written = { from, to: uid, id, body, attachment: content.kind, replyTo, now, paysCredits, mostNew: newRecipientLimit(config) }
  try {
    const { accepted, own, theirs } = await inTransaction(db, async (tx) => {
      const values = { ...files, ...content, upload_id: attachment.upload }
      const stored = await storeAttachment(tx, ctx, { written, attachment: values, config })
      const present = (viewerId: string) => presentFor(tx, stored.message, { row: stored.row, viewerId, now })
      return { ...stored, own: await present(from), theirs: await present(uid) }
    })
    setImmediate(() => {
      realtime.publish([uid], messageEvent, { uid: from, message: theirs })
      realtime.publish([from], messageEvent, { uid, message: own })
      if (!accepted) return
      realtime.publish([uid], conversationEvent, { uid: from, state: 'open' })
      realtime.publish([from], conversationEvent, { uid, state: 'open' })
    })
    return own
  } catch (error) {
    // After any other error the transaction may have been committed. The planned job finds out whether the files are used.
    if (error instanceof AppError || error instanceof RepeatedAttachmentError) await storage.deletePrefix(files.storage_key).catch(() => {})
    throw error
  }
}

/** Whether the error may mean that another request with the same id has used the upload or stored the message. */
const mayBeRepeated = (error: unknown): boolean =>
  error instanceof RepeatedAttachmentError || (error instanceof AppError && error.reason === uploadErrors.incomplete)

/**
 * Sends a voice note or a picture that was uploaded before. Voice notes follow the rules of texts; pictures require an open conversation. The
 * message is committed when this resolves. Idempotent: the same id returns the same message. Both members get the events after the response.
 * @throws {AppError} any of chatErrors, the errors of photos, uploads.incomplete, wallet.insufficient_funds, platform.not_found,
 * platform.unavailable or platform.too_many
 */
export const sendAttachment = async (ctx: MemberContext, services: Services, sent: NewAttachmentMessage): Promise<{ message: Message }> => {
  await takeFromSendLimit(services.limits, ctx.actor.id)
  const known = await readSent(ctx, sent)
  if (known !== undefined) return { message: known }
  await requireMaySend(ctx, services, sent)
  try {
    return { message: await sendNew(ctx, services, sent) }
  } catch (error) {
    const message = mayBeRepeated(error) ? await readSent(ctx, sent) : undefined
    if (message === undefined) throw error
    return { message }
  }
}
