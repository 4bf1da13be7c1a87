import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

const kinds: Record<ReactionState, number> = { none: 0, liked: 1, disliked: 2 }

export const stateOf = (kind: number | null | undefined): ReactionState => (kind === 1 ? 'liked' : kind === 2 ? 'disliked' : 'none')

/** Where one side of a pair stands. */
export interface Outcome {
  reaction: ReactionState
  matched: boolean
}

/** What one member did about another so far. */
export const currentState = async (tx: Tx, from: string, to: string): Promise<Outcome> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: stateOf(row?.kind), matched: row?.matched ?? false }
}

export interface Change {
  before: ReactionState
  wasMatched: boolean
  isMatched: boolean
}

/** Brings one side of a pair to a state and locks the pair until the transaction ends. */
export const setReaction = async (tx: Tx, from: string, to: string, state: ReactionState, now: Date): Promise<Change> => {
  const { rows } = await sql<{ before: number; was_matched: boolean; is_matched: boolean }>`
    select before, was_matched, is_matched from react(${from}, ${to}, ${kinds[state]}::smallint, ${now})`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('react answered nothing')
  return { before: stateOf(row.before), wasMatched: row.was_matched, isMatched: row.is_matched }
}

/** Removes every reaction a member gave or received. */
export const removeReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  // A like that was returned is no match any more once the other side is gone.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
