import { type MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type * as z from 'zod'
import { chatErrors, type Message, messageChangedEvent, receiptsEvent } from '../../contract.ts'
import { presentAttachment } from '../attachments/attachment-urls.ts'
import { readMessageAttachments } from '../attachments/message-attachments.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { readLikedItems } from '../liked-items/owned-items.ts'
import { presentMessage } from '../present-message.ts'
import { takeFromSendLimit } from '../sending/send-message.ts'
import { isClosingConversation } from '../store/closing.ts'
import type { MessageRow } from '../store/rows.ts'
import { type LockedMessage, lockMessage } from './change-store.ts'
import { readQuotesAndReactions } from './message-details.ts'

/** Identifies a message: the other member of the conversation and the sequence number. */
export interface MessageAddress {
  uid: string
  seq: number
}
/** The result of a change. */
interface StoredChange {
  message: MessageRow
  /** Read position and unread count of the other member, when the change has lowered the count. */
  receipts?: Omit<z.infer<typeof receiptsEvent.payload>, 'uid' | 'member_id'> | undefined
}
export type ChangeServices = Pick<Platform, 'limits' | 'realtime'>

/** Converts a message to what each of its two members sees, the caller first. They may see different liked items. */
const presentForBoth = async (tx: Tx, message: MessageRow, { actor, now }: MemberContext, uid: string): Promise<[Message, Message]> => {
  const details = (await readQuotesAndReactions(tx, [message])).get(message)
  const row = (await readMessageAttachments(tx, [message])).get(message)
  const presentTo = async (viewerId: string, peerId: string) => {
    const items = await readLikedItems(tx, { viewerId, now }, [{ message, peerId }])
    const attachment = row === undefined ? undefined : presentAttachment(row, viewerId, now)
    return presentMessage(message, { details, likedItem: items.get(message), attachment })
  }
  return [await presentTo(actor.id, uid), await presentTo(uid, actor.id)]
}

/**
 * Changes a message of an open conversation, gives the change the next number, and publishes it to both members after the commit. `change` gets the
 * locked message, checks and stores the change, and returns what it has stored; undefined when nothing changes.
 * @throws {AppError} chat.closed, platform.not_found or platform.too_many, or as `change`
 */
export const changeMessage = async (
  ctx: MemberContext,
  { limits, realtime }: ChangeServices,
  { uid, seq }: MessageAddress,
  {
    change,
    isAllowedIn = (state) => state === 'open',
  }: {
    change: (tx: Tx, locked: LockedMessage) => Promise<StoredChange | undefined>
    isAllowedIn?: (state: string, locked: LockedMessage) => boolean
  },
): Promise<{ message: Message }> => {
  const self = ctx.actor.id
  await takeFromSendLimit(limits, self)
  const { stored, own, theirs } = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockMessage(tx, self, uid, seq)
    if (locked === undefined) throw new AppError(platformErrors.not_found)
    // Check under the lock: a block closes the conversation, and must look like an unknown member.
    await requirePeer(tx, self, uid)
    if (!isAllowedIn(locked.conversation.state, locked) || (await isClosingConversation(tx, { memberId: self, peerId: uid })))
      throw new AppError(chatErrors.closed)
    const stored = await change(tx, locked)
    const [own, theirs] = await presentForBoth(tx, stored?.message ?? locked.message, ctx, uid)
    return { stored, own, theirs }
  })
  if (stored !== undefined) {
    realtime.publish([uid], messageChangedEvent, { uid: self, message: theirs })
    realtime.publish([self], messageChangedEvent, { uid, message: own })
    if (stored.receipts !== undefined) realtime.publish([uid], receiptsEvent, { uid: self, member_id: uid, ...stored.receipts })
  }
  return { message: own }
}
