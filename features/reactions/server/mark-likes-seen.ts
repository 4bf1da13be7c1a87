import { markNotificationKindSeen } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { countNewLikes } from './list-reactions.ts'
import { saveLikesSeen } from './store.ts'

/**
 * Stores the time up to which the caller has seen received likes; it never moves back. It also marks the notifications of likes as read, which
 * updates the badges of the caller's other screens.
 * @returns the number of likes received after that time
 */
export const markLikesSeen = async ({ actor, db, now }: MemberContext, until: Date): Promise<{ likes: number }> => {
  const seenAt = until < now ? until : now
  await inTransaction(db, async (tx) => {
    if (await saveLikesSeen(tx, actor.id, seenAt)) await markNotificationKindSeen(tx, 'like', { of: actor.id, now })
  })
  return { likes: await countNewLikes(db, actor.id) }
}
