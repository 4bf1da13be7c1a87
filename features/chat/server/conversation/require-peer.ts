import { requireVisible } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { mayChat } from '../sending/may-chat.ts'

/**
 * Lets the viewer near somebody they have a conversation with, or may see anyway.
 * @throws {AppError} platform.not_found
 */
export const requirePeer = async (db: Database, viewerId: string, peerId: string): Promise<void> => {
  const known = await db
    .selectFrom('participant')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select('member.id')
    .where('participant.member_id', '=', viewerId)
    .where('participant.peer_id', '=', peerId)
    .where(mayChat(viewerId))
    .executeTakeFirst()
  if (known === undefined) await requireVisible(db, viewerId, peerId)
}
