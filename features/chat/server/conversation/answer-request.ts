import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent } from '../../contract.ts'
import { requirePeer } from './require-peer.ts'
import { isClosingConversation } from '../store/closing.ts'
import { lockOrCreateConversation, resolveRequest } from '../store/conversations.ts'
import { setReadSeq } from '../store/participants.ts'

/**
 * Accepts or declines a request from another member and tells both. Idempotent. A request that the member has just declined kindly counts as
 * declined, although its sender does not know yet.
 * @throws {AppError} chat.not_a_request, platform.not_found
 */
export const answerRequest = async (
  ctx: MemberContext,
  { uid, accept }: { uid: string; accept: boolean },
): Promise<{ state: 'open' | 'closed' }> => {
  const self = ctx.actor.id
  const state = accept ? 'open' : 'closed'
  await inTransaction(ctx.db, async (tx) => {
    await requirePeer(tx, self, uid)
    if (uid === self) throw new AppError(chatErrors.not_a_request)
    const conversation = await lockOrCreateConversation(tx, self, uid, ctx.now)
    const isRequestFromPeer = conversation.requested_by === uid
    if (isRequestFromPeer && (await isClosingConversation(tx, { memberId: self, peerId: uid }))) {
      if (accept) throw new AppError(chatErrors.not_a_request)
      return
    }
    if (accept ? conversation.state === 'open' : conversation.state === 'declined' && isRequestFromPeer) return
    if (conversation.state !== 'request' || !isRequestFromPeer) throw new AppError(chatErrors.not_a_request)
    await resolveRequest(tx, conversation.id, accept ? 'open' : 'declined', ctx.now)
    const side = { conversationId: conversation.id, memberId: self, peerId: uid }
    if (!accept) await setReadSeq(tx, side, Number(conversation.last_seq))
    await publishAfterCommit(tx, [uid], conversationEvent, { uid: self, state }, ctx.now)
    await publishAfterCommit(tx, [self], conversationEvent, { uid, state }, ctx.now)
  })
  return { state }
}
