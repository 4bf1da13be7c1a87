import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type ReactionState, toReactionState } from './store.ts'

interface PairRow {
  from_id: string
  kind: number
  matched: boolean
}

interface PairReactions {
  reaction: ReactionState
  likes_me: boolean
  matched: boolean
}

/** An SQL expression for the reactions between the viewer and the member whose id is in `column`, as JSON for `toPairReactions`. */
export const pairReactionsSql = (viewerId: string, column: string): RawBuilder<PairRow[]> => {
  const other = sql.ref(column)
  return sql<
    PairRow[]
  >`coalesce((select json_agg(json_build_object('from_id', between_two.from_id, 'kind', between_two.kind, 'matched', between_two.matched))
    from (select from_id, kind, matched from reaction where from_id = ${viewerId} and to_id = ${other}
      union all select from_id, kind, matched from reaction where from_id = ${other} and to_id = ${viewerId}) between_two), '[]')`
}

/** Returns the reactions between the viewer and another member. A dislike by the other member is never revealed. */
export const toPairReactions = (rows: readonly PairRow[], viewerId: string): PairReactions => {
  const own = rows.find((row) => row.from_id === viewerId)
  const theirs = rows.find((row) => row.from_id !== viewerId)
  return { reaction: toReactionState(own?.kind), likes_me: theirs?.kind === 1, matched: own?.matched ?? false }
}

/** An SQL condition: the member whose id is in `column` likes the viewer. */
export const likesViewerCondition = (viewerId: string, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from reaction where from_id = ${sql.ref(column)} and to_id = ${viewerId} and kind = 1)`

/** Counts the likes that a member received in a time range (`to` exclusive) and that were not taken back, from members they may see. */
export const countLikesBetween = async (db: Database | Tx, memberId: string, from: Date, to: Date): Promise<number> => {
  const row = await db
    .selectFrom('reaction')
    .innerJoin('member', 'member.id', 'reaction.from_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('reaction.to_id', '=', memberId)
    .where('reaction.kind', '=', 1)
    .where('reaction.at', '>=', from)
    .where('reaction.at', '<', to)
    .where(visibleToCondition(memberId))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A like that was not taken back. */
interface Like {
  from: string
  to: string
}

/**
 * Reads the newest likes that each of these members has given and not taken back, at most `most` each. Dislikes are never read here: suggestions
 * learn from likes alone.
 */
export const readNewestLikes = async (db: Database | Tx, memberIds: readonly string[], most: number): Promise<(Like & { at: Date })[]> => {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Like & { at: Date }>`
    select giver.id as "from", given.to_id as "to", given.at
    from unnest(${[...memberIds]}::uuid[]) as giver (id)
    cross join lateral (
      select to_id, at from reaction where from_id = giver.id and kind = 1 order by at desc, to_id desc limit ${most}
    ) given`.execute(db)
  return rows
}

/**
 * Reads to whom each of these members has reacted, at most `most` people each, without the kind of reaction. Use it only to leave these people out of
 * the member's own lists. It must never change the lists of the people reacted to.
 */
export const readReactedPairs = async (db: Database | Tx, memberIds: readonly string[], most: number): Promise<Like[]> => {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Like>`
    select giver.id as "from", given.to_id as "to"
    from unnest(${[...memberIds]}::uuid[]) as giver (id)
    cross join lateral (select to_id from reaction where from_id = giver.id limit ${most}) given`.execute(db)
  return rows
}

/**
 * An SQL array of the ids of members who like the viewer and whom the viewer has not answered, the newest likes first; at most `most`, and
 * only among the three times as many newest likes.
 */
export const newestLikersSql = (viewerId: string, most: number): RawBuilder<string[]> => sql<string[]>`array(
    select newest.from_id from (
      select from_id from reaction where to_id = ${viewerId}::uuid and kind = 1 and not matched order by at desc, from_id desc limit ${sql.lit(3 * most)}
    ) newest
    where not exists (select from reaction mine where mine.from_id = ${viewerId}::uuid and mine.to_id = newest.from_id)
    limit ${sql.lit(most)})`
