import { sql } from 'kysely'
import * as real from '#features/chat/server/changes/change-store.ts'

export * from '#features/chat/server/changes/change-store.ts'

/** Sets the counter of changes back, so that the next change gets the same number, as if the conversation had not been locked. */
export const setReaction: typeof real.setReaction = async (tx, locked, ...rest) => {
  const message = await real.setReaction(tx, locked, ...rest)
  await sql`update conversation set last_change = last_change - 1 where id = ${locked.conversation.id}`.execute(tx)
  return message
}
