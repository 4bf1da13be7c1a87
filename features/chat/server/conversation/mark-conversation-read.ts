import { requireVisibleMember } from '#features/members/server/index.ts'
import { markNotificationKindSeen } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, receiptsEvent } from '../../contract.ts'
import { publishReceipts } from '../receipts/receipts.ts'
import { lockParticipant, setReadSeq } from '../store/participants.ts'

/**
 * Marks all messages up to a sequence number as read; the position never moves back. Publishes the receipt to the other member, when
 * privacy settings allow, and to the caller's other devices.
 * @returns the number of messages still unread, and the last message when they were counted
 * @throws {AppError} chat.ahead beyond the last message, platform.not_found
 */
export const markConversationRead = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'realtime'>,
  { uid, seq }: { uid: string; seq: number },
): Promise<{ unread: number; last_seq: number }> => {
  const self = ctx.actor.id
  const { told, counted } = await inTransaction(ctx.db, async (tx) => {
    const own = await lockParticipant(tx, self, uid)
    if (own === undefined) await requireVisibleMember(tx, self, uid)
    if (seq > Number(own?.last_seq ?? 0)) throw new AppError(chatErrors.ahead, { fields: { seq: [chatErrors.ahead] } })
    // The notifications about the match, the messages and the turn with this person are now read too.
    if (own !== undefined) await markNotificationKindSeen(tx, ['match', 'message', 'your_turn'], { of: self, about: uid, now: ctx.now })
    // A repeated request publishes the receipt again: the process may have ended before it published the receipt of the first request.
    if (own === undefined || seq < Number(own.read_seq))
      return { told: false, counted: { unread: own?.unread ?? 0, last_seq: Number(own?.last_seq ?? 0) } }
    return { told: true, counted: await setReadSeq(tx, { conversationId: own.conversation_id, memberId: self, peerId: uid }, seq) }
  })
  if (told) {
    platform.realtime.publish([self], receiptsEvent, { uid, member_id: self, delivered_seq: seq, read_seq: seq, ...counted })
    await publishReceipts(ctx, platform, [uid], 'read')
  }
  return counted
}
