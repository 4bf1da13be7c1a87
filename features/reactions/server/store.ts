import { sql } from 'kysely'
import { visibleTo } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

const kinds: Record<ReactionState, number> = { none: 0, liked: 1, disliked: 2 }

export const stateOf = (kind: number | null | undefined): ReactionState => (kind === 1 ? 'liked' : kind === 2 ? 'disliked' : 'none')

export interface Wish {
  from: string
  to: string
  state: ReactionState
  /** Nothing changes unless this is the state before. */
  onlyFrom?: ReactionState
  /** New likes of members who joined at this moment or later are counted first. */
  newSince: Date
  /** The like has been counted. */
  counted?: boolean
  /** The caller opens or closes the conversation in the same transaction. */
  together?: boolean
  now: Date
}

/** Where the pair stands; unless the outcome is done, nothing was written. */
export interface Step {
  outcome: 'done' | 'hidden' | 'count' | 'together'
  state: ReactionState
  wasMatched: boolean
  isMatched: boolean
}

/**
 * Brings one side of a pair to a state in one call, and locks the pair until the transaction ends. The rules are in `react` of the schema.
 */
export const setReaction = async (db: Database | Tx, wish: Wish): Promise<Step> => {
  const { from, to, state, onlyFrom, newSince, counted = false, together = false, now } = wish
  const { rows } = await sql<{ outcome: Step['outcome']; after: number; was_matched: boolean; is_matched: boolean }>`
    select * from react(${from}, ${to}, ${kinds[state]}::smallint, ${onlyFrom === undefined ? null : kinds[onlyFrom]}::smallint, ${now},
      exists (select from member where member.id = ${to} and ${visibleTo(from)}), ${newSince}, ${counted}, ${together})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('react answered nothing')
  return { outcome: row.outcome, state: stateOf(row.after), wasMatched: row.was_matched, isMatched: row.is_matched }
}

/** One side of a pair as it stands. */
export const readSide = async (tx: Tx, from: string, to: string): Promise<{ reaction: ReactionState; matched: boolean }> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: stateOf(row?.kind), matched: row?.matched ?? false }
}

/** Removes every reaction a member gave or received. */
export const removeReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  // A like that was returned is no match any more once the other side is gone.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
