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

/** How many likes of a time range (`to` exclusive) a member still has, from members they may see. */
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
