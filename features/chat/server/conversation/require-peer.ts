import { requireVisibleMember } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { canChatCondition } from '../sending/can-chat-condition.ts'

/**
 * Requires that the viewer has a conversation with the peer or may see their profile.
 * @throws {AppError} platform.not_found
 */
export const requirePeer = async (db: Database, viewerId: string, peerId: string): Promise<void> => {
  const known = await db
    .selectFrom('participant')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select('member.id')
    .where('participant.member_id', '=', viewerId)
    .where('participant.peer_id', '=', peerId)
    .where(canChatCondition(viewerId))
    .executeTakeFirst()
  if (known === undefined) await requireVisibleMember(db, viewerId, peerId)
}
