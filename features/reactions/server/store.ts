import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
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
export const currentState = async (tx: Database | Tx, from: string, to: string): Promise<Outcome> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: stateOf(row?.kind), matched: row?.matched ?? false }
}

/** What one member wants to change about another. */
export interface ReactionChange {
  from: string
  to: string
  state: ReactionState
  /** Nothing changes unless this is the state before. */
  onlyFrom?: ReactionState
  /** New likes of members who joined at this moment or later are counted first. */
  newSince: Date
  /** The like has been counted, and the caller opens or closes the conversation in the same transaction. */
  isPrepared?: boolean
  now: Date
}

/** Whether the pair was a match before a change, and is one after it. */
export interface MatchChange {
  wasMatched: boolean
  isMatched: boolean
}

/**
 * Where the pair stands. Unless the outcome is done, nothing was written: the other member is hidden, the like has to be counted first, or the
 * conversation has to be opened or closed together with it.
 */
export interface ReactionResult extends MatchChange {
  outcome: 'done' | 'hidden' | 'count' | 'together'
  state: ReactionState
}

const react = async (db: Database | Tx, change: ReactionChange, maySee: RawBuilder<boolean>): Promise<ReactionResult> => {
  const { from, to, state, onlyFrom, newSince, isPrepared = false, now } = change
  const { rows } = await sql<{ outcome: ReactionResult['outcome']; after: number; was_matched: boolean; is_matched: boolean }>`
    select * from react(${from}, ${to}, ${kinds[state]}::smallint, ${onlyFrom === undefined ? null : kinds[onlyFrom]}::smallint, ${now},
      ${maySee}, ${newSince}, ${isPrepared}, ${isPrepared})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('react answered nothing')
  return { outcome: row.outcome, state: stateOf(row.after), wasMatched: row.was_matched, isMatched: row.is_matched }
}

/**
 * Changes the side of a member who sees the other one, in one call, and locks the pair until the transaction ends. `sql/react.sql` decides what
 * happens.
 */
export const tryReaction = (db: Database | Tx, change: ReactionChange): Promise<ReactionResult> =>
  react(db, change, sql<boolean>`exists (select from member where member.id = ${change.to} and ${visibleTo(change.from)})`)

/** The same without a visibility check; the caller opens or closes the conversation. */
export const setReaction = (tx: Tx, from: string, to: string, state: ReactionState, now: Date): Promise<MatchChange> =>
  react(tx, { from, to, state, newSince: now, isPrepared: true, now }, sql<boolean>`true`)

/** Removes every reaction a member gave or received. */
export const removeReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  // A like that was returned is no match any more once the other side is gone.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
