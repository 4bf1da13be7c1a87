import { requireVisible } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/shared/errors.ts'
import { chatErrors } from '../contract.ts'
import { lockParticipant, setRead } from './store.ts'

/**
 * Marks everything up to a sequence number as read; an older mark never undoes a newer one. Answers how many messages of the other stay unread.
 * @throws {Refusal} chat.ahead beyond the last message, platform.not_found
 */
export const readConversation = (ctx: MemberContext, { uid, seq }: { uid: string; seq: number }): Promise<{ unread: number }> =>
  inTransaction(ctx.db, async (tx) => {
    const own = await lockParticipant(tx, ctx.actor.id, uid)
    if (own === undefined) await requireVisible(tx, ctx.actor.id, uid)
    if (seq > Number(own?.last_seq ?? 0)) throw new Refusal(chatErrors.ahead, { fields: { seq: [chatErrors.ahead] } })
    if (own === undefined || seq <= Number(own.read_seq)) return { unread: own?.unread ?? 0 }
    return { unread: await setRead(tx, { conversationId: own.conversation_id, memberId: ctx.actor.id, peerId: uid }, seq) }
  })
