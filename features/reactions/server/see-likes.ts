import { markKindSeen } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { countNewLikes } from './list-reactions.ts'
import { saveLikesSeen } from './store.ts'

/**
 * Notes that the caller has seen who likes them, up to a time; it never moves back. The notifications of likes are read with it, and the
 * badges of the caller's other screens follow.
 * @returns the number of likes after it
 */
export const seeLikes = async ({ actor, db, now }: MemberContext, until: Date): Promise<{ likes: number }> => {
  const seenAt = until < now ? until : now
  await inTransaction(db, async (tx) => {
    if (await saveLikesSeen(tx, actor.id, seenAt)) await markKindSeen(tx, 'like', { of: actor.id, now })
  })
  return { likes: await countNewLikes(db, actor.id) }
}
