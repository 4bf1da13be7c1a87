import type { Database } from '#platform/server/db/database.ts'

/** What orders a member's feed: their wish for activity, the rule, or the model. */
export type FeedOrderSource = 'activity' | 'rule' | 'model'

/** The members suggested to a member, best first; none while the member wants the order of activity. */
export const readSuggestions = async (db: Database, memberId: string): Promise<string[]> => {
  const row = await db
    .selectFrom('suggestion')
    .innerJoin('member', 'member.id', 'suggestion.member_id')
    .select('others')
    .where('member_id', '=', memberId)
    .where('suggests', '=', true)
    .executeTakeFirst()
  return row?.others ?? []
}

/** What orders the feed of each member. */
export const readFeedOrder = async (db: Database, memberIds: readonly string[]): Promise<Map<string, FeedOrderSource>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .leftJoin('suggestion', 'suggestion.member_id', 'member.id')
    .select(['member.id', 'suggests', 'made_on'])
    .where('member.id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ id, suggests, made_on }) => [id, !suggests ? 'activity' : made_on === null ? 'rule' : 'model']))
}
