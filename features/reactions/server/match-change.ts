import { closeConversation, openMatchConversation } from '#features/chat/server/index.ts'
import { recordRecentMatch } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { announceMatch, announcePairChange } from './events.ts'
import type { MatchChange, ReactionChange } from './store.ts'

/**
 * A function of another feature that runs in the transaction in which a match begins or ends; `apps/server` lists them. A match that was ended
 * and made again on the same day (UTC) does not count as a new beginning.
 */
export type OnMatchChanged = (tx: Tx, pair: readonly [string, string], change: 'begun' | 'ended', now: Date) => Promise<void>

/** The functions that run when a match begins or ends. */
export interface MatchListeners {
  onMatchChanged: readonly OnMatchChanged[]
}

/** Closes the conversation of an ended match and runs the listeners, in the transaction of the reaction. */
export const handleMatchEnd = async (
  tx: Tx,
  { from, to, now }: Pick<ReactionChange, 'from' | 'to' | 'now'>,
  { onMatchChanged }: MatchListeners,
): Promise<void> => {
  await closeConversation(tx, from, to, now)
  await announcePairChange(tx, [from, to], now)
  for (const follow of onMatchChanged) await follow(tx, [from, to], 'ended', now)
}

/** Opens the conversation of a new match and tells both members, or closes that of an ended one; in the transaction of the reaction. */
export const applyMatchChange = async (
  tx: Tx,
  change: Pick<ReactionChange, 'from' | 'to' | 'now'>,
  { wasMatched, isMatched }: MatchChange,
  listeners: MatchListeners,
): Promise<void> => {
  const { from, to, now } = change
  if (isMatched && !wasMatched) {
    if (await openMatchConversation(tx, from, to, now)) await announcePairChange(tx, [from, to], now)
    await recordRecentMatch(tx, from, to, now)
    const isFirstToday = await announceMatch(tx, [from, to], now)
    if (isFirstToday) for (const follow of listeners.onMatchChanged) await follow(tx, [from, to], 'begun', now)
  }
  if (wasMatched && !isMatched) await handleMatchEnd(tx, change, listeners)
}
