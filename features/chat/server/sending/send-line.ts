import type { MemberContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent, type Message, messageEvent, type ProfileItem } from '../../contract.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { readQuotesAndReactions } from '../changes/message-details.ts'
import { isAboutItem, toLikedItemKey } from '../liked-items/liked-item-key.ts'
import { readLikedItems, requireProfileItem } from '../liked-items/owned-items.ts'
import { presentMessage } from '../present-message.ts'
import { isSentTo, readSentMessage, setLikedItem } from '../store/messages.ts'
import type { MessageRow } from '../store/rows.ts'
import { newRecipientLimit, throwSendRefusal } from './send-message.ts'
import { sendTextInTransaction } from './send-request.ts'

/** A text sent with a like, about a photo or an answer of the receiver. */
export interface LikeLine {
  uid: string
  /** The id of the message, chosen by the client. */
  id: string
  body: string
  item: ProfileItem
  /** The sender agrees to pay when the plan has no messages left. */
  paysCredits: boolean
}
type Sender = Pick<MemberContext, 'actor' | 'now'>

/** Converts the message to what one of its two members sees. */
const presentFor = async (tx: Tx, message: MessageRow, { viewerId, peerId, now }: { viewerId: string; peerId: string; now: Date }) => {
  const items = await readLikedItems(tx, { viewerId, now }, [{ message, peerId }])
  return presentMessage(message, { likedItem: items.get(message), details: (await readQuotesAndReactions(tx, [message])).get(message) })
}

/**
 * Finds the message that was sent before with the same id; undefined without one. Makes sending the text of a like idempotent.
 * @throws {AppError} chat.id_taken when the id belongs to something else, platform.not_found when the receiver is hidden
 */
export const readSentLine = async ({ actor: { id: from }, now }: Sender, tx: Tx, line: LikeLine): Promise<Message | undefined> => {
  await requirePeer(tx, from, line.uid)
  const known = await readSentMessage(tx, from, line.id)
  if (known === undefined) return undefined
  const isSame = known.kind === 'text' && known.attachment === null && known.body === line.body && isAboutItem(known, line.item)
  if (!isSame || !(await isSentTo(tx, known, line.uid))) throw new AppError(chatErrors.id_taken)
  return presentFor(tx, known, { viewerId: from, peerId: line.uid, now })
}

/**
 * Sends a line about a photo or an answer of the receiver, in the transaction of its like. The rules of requests apply. Both members get the
 * events after the commit.
 * @throws {AppError} chat.item_gone, or as `sendMessage`
 */
export const sendLine = async (
  { actor, now }: Sender,
  tx: Tx,
  { config }: Pick<Platform, 'config'>,
  { uid, id, body, item, paysCredits }: LikeLine,
): Promise<Message> => {
  const from = actor.id
  await requireProfileItem(tx, { viewerId: from, now }, uid, item)
  const { stored, accepted } = await sendTextInTransaction(tx, {
    from,
    to: uid,
    id,
    body,
    now,
    paysCredits,
    mostNew: newRecipientLimit(config),
  })
  if (stored.outcome !== 'sent')
    return throwSendRefusal({ actor, db: tx, now }, uid, stored.outcome === 'repeated' ? 'taken' : stored.outcome)
  const message = await setLikedItem(tx, stored.message, toLikedItemKey(id, item))
  const own = await presentFor(tx, message, { viewerId: from, peerId: uid, now })
  const theirs = await presentFor(tx, message, { viewerId: uid, peerId: from, now })
  await publishAfterCommit(tx, [uid], messageEvent, { uid: from, message: theirs }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid, message: own }, now)
  if (accepted) {
    await publishAfterCommit(tx, [uid], conversationEvent, { uid: from, state: 'open' }, now)
    await publishAfterCommit(tx, [from], conversationEvent, { uid, state: 'open' }, now)
  }
  return own
}
