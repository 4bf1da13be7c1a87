import { type RawBuilder, sql } from 'kysely'
import { type ReactionState, stateOf } from './store.ts'

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

/** SQL: the rows between the viewer and the member whose id is in `column`, as JSON for `pairReactions`. */
export const reactionsBetween = (viewerId: string, column: string): RawBuilder<PairRow[]> => {
  const other = sql.ref(column)
  return sql<
    PairRow[]
  >`coalesce((select json_agg(json_build_object('from_id', between_two.from_id, 'kind', between_two.kind, 'matched', between_two.matched))
    from (select from_id, kind, matched from reaction where from_id = ${viewerId} and to_id = ${other}
      union all select from_id, kind, matched from reaction where from_id = ${other} and to_id = ${viewerId}) between_two), '[]')`
}

/** What is between the viewer and another member; a dislike by them is nobody's to know. */
export const pairReactions = (rows: readonly PairRow[], viewerId: string): PairReactions => {
  const own = rows.find((row) => row.from_id === viewerId)
  const theirs = rows.find((row) => row.from_id !== viewerId)
  return { reaction: stateOf(own?.kind), likes_me: theirs?.kind === 1, matched: own?.matched ?? false }
}
