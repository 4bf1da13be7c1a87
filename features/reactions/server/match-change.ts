import { closeConversation, openMatchConversation } from '#features/chat/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { announceMatch, announcePairChange } from './events.ts'
import type { MatchChange, ReactionChange } from './store.ts'

/** Opens the conversation of a new match and tells both members, or closes that of an ended one; in the transaction of the reaction. */
export const applyMatchChange = async (
  tx: Tx,
  { from, to, now }: Pick<ReactionChange, 'from' | 'to' | 'now'>,
  { wasMatched, isMatched }: MatchChange,
): Promise<void> => {
  if (isMatched && !wasMatched) {
    if (await openMatchConversation(tx, from, to, now)) await announcePairChange(tx, [from, to], now)
    await announceMatch(tx, [from, to], now)
  }
  if (wasMatched && !isMatched) {
    await closeConversation(tx, from, to, now)
    await announcePairChange(tx, [from, to], now)
  }
}
