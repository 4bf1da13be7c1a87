import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'

/**
 * SQL for the members suggested to the row `member`, best first, as an array: empty if nothing was learnt yet, null if the member wants the
 * order of activity. The list may be outdated, so it is checked again where it is shown: visibility, filter, blocks and reactions.
 */
export const suggestionsSql: RawBuilder<string[] | null> = sql<string[] | null>`
  case when member.suggests then coalesce((select others from suggestion where suggestion.member_id = member.id), '{}') end`

/** Reads the members suggested to a member, best first; none if the member wants the order of activity. See `suggestionsSql`. */
export const readSuggestions = async (db: Database | Tx, memberId: string): Promise<string[]> => {
  const row = await db.selectFrom('member').select(suggestionsSql.as('suggested')).where('id', '=', memberId).executeTakeFirst()
  return row?.suggested ?? []
}

/** What orders a feed: `activity` as the member wishes, the `rule` alone, or `model`: the rule with suggestions. */
type FeedOrder = 'activity' | 'rule' | 'model'

/** The order of a feed by whether anybody is suggested to the member; null is the order of activity. */
const orderOf = (suggested: boolean | null): FeedOrder => (suggested === null ? 'activity' : suggested ? 'model' : 'rule')

/** Reads how the feed of each member is ordered, by member id. */
export const readFeedOrders = async (db: Database | Tx, memberIds: readonly string[]): Promise<Map<string, FeedOrder>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['member.id', sql<boolean | null>`cardinality(${suggestionsSql}) > 0`.as('suggested')])
    .where('member.id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ id, suggested }) => [id, orderOf(suggested)]))
}

/**
 * Counts members by what orders their feed.
 * @param members SQL for rows with their `id`
 */
export const countFeedOrders = async (
  db: Database | Tx,
  members: RawBuilder<unknown>,
): Promise<{ order: FeedOrder; members: number }[]> => {
  const { rows } = await sql<{ suggested: boolean | null; members: number }>`
    select cardinality(${suggestionsSql}) > 0 as suggested, count(*)::int as members
    from member join (${members}) counted using (id) where member.status <> 'deleted' group by 1`.execute(db)
  return rows.map(({ suggested, members: number }) => ({ order: orderOf(suggested), members: number }))
}

/** Whether a member wants suggestions. */
export const wantsSuggestions = async (db: Database | Tx, memberId: string): Promise<boolean> => {
  const row = await db.selectFrom('member').select('suggests').where('id', '=', memberId).executeTakeFirst()
  return row?.suggests ?? true
}

/** Reads a member's suggestions for the export: when they were made, and the ids of the suggested members they may see. */
export const readSuggestionsForExport = async (db: Database, memberId: string): Promise<{ made_at: Date; members: string[] } | null> => {
  const row = await db.selectFrom('suggestion').select(['made_at', 'others']).where('member_id', '=', memberId).executeTakeFirst()
  if (row === undefined) return null
  const visible = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', row.others.length === 0 ? [memberId] : row.others)
    .where(visibleToCondition(memberId))
    .execute()
  const ids = new Set(visible.map(({ id }) => id))
  return { made_at: row.made_at, members: row.others.filter((id) => ids.has(id)) }
}
