import { sql } from 'kysely'
import { visibleTo } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type ReactionState, stateOf } from './store.ts'

/** What a count or badge can say. */
export const mostCounted = 99

/** SQL: the member has not answered the reaction in `entry`. */
export const isUnanswered = (self: string) =>
  sql<boolean>`not exists (select from reaction answer where answer.from_id = ${self} and answer.to_id = entry.from_id)`

/** How many likes wait for the member's answer; counts to 99 and stops. */
export const countLikes = async (db: Database, memberId: string): Promise<number> => {
  const rows = await db
    .selectFrom('reaction as entry')
    .innerJoin('member', 'member.id', 'entry.from_id')
    .select('entry.from_id')
    .where('entry.to_id', '=', memberId)
    .where('entry.kind', '=', 1)
    .where(visibleTo(memberId))
    .where(isUnanswered(memberId))
    .limit(mostCounted)
    .execute()
  return rows.length
}

export interface PairReactions {
  reaction: ReactionState
  likes_me: boolean
  matched: boolean
}

/** What is between the viewer and each of the others; a dislike by them is nobody's to know. */
export const readReactions = async (db: Database | Tx, viewerId: string, ids: readonly string[]): Promise<Map<string, PairReactions>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('reaction')
          .select(['from_id', 'to_id', 'kind', 'matched'])
          .where((row) =>
            row.or([
              row.and([row('from_id', '=', viewerId), row('to_id', 'in', ids)]),
              row.and([row('to_id', '=', viewerId), row('from_id', 'in', ids)]),
            ]),
          )
          .execute()
  return new Map(
    ids.map((id) => {
      const own = rows.find((row) => row.to_id === id)
      const theirs = rows.find((row) => row.from_id === id)
      return [id, { reaction: stateOf(own?.kind), likes_me: theirs?.kind === 1, matched: own?.matched ?? false }]
    }),
  )
}
