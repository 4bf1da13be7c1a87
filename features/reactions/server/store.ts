import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

const kinds: Record<ReactionState, number> = { none: 0, liked: 1, disliked: 2 }

export const toReactionState = (kind: number | null | undefined): ReactionState => (kind === 1 ? 'liked' : kind === 2 ? 'disliked' : 'none')

/** Where one side of a pair stands. */
export interface ReactionStatus {
  reaction: ReactionState
  matched: boolean
}

/** What one member did about another so far. */
export const readReactionStatus = async (tx: Database | Tx, from: string, to: string): Promise<ReactionStatus> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: toReactionState(row?.kind), matched: row?.matched ?? false }
}

export interface ReactionChange {
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

export interface MatchChange {
  wasMatched: boolean
  isMatched: boolean
}

/** Where the pair stands; unless the outcome is done, nothing was written. */
export interface ReactionResult extends MatchChange {
  outcome: 'done' | 'hidden' | 'count' | 'together'
  state: ReactionState
}

const react = async (db: Database | Tx, wish: ReactionChange, maySee: RawBuilder<boolean>): Promise<ReactionResult> => {
  const { from, to, state, onlyFrom, newSince, counted = false, together = false, now } = wish
  const { rows } = await sql<{ outcome: ReactionResult['outcome']; after: number; was_matched: boolean; is_matched: boolean }>`
    select * from react(${from}, ${to}, ${kinds[state]}::smallint, ${onlyFrom === undefined ? null : kinds[onlyFrom]}::smallint, ${now},
      ${maySee}, ${newSince}, ${counted}, ${together})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('react answered nothing')
  return { outcome: row.outcome, state: toReactionState(row.after), wasMatched: row.was_matched, isMatched: row.is_matched }
}

/**
 * Brings the side of a member who sees the other one to a state, in one call, and locks the pair until the transaction ends. The rules are in
 * `react` of the schema.
 */
export const tryReaction = (db: Database | Tx, wish: ReactionChange): Promise<ReactionResult> =>
  react(db, wish, sql<boolean>`exists (select from member where member.id = ${wish.to} and ${visibleTo(wish.from)})`)

/** The same whoever sees whom, for those who have decided: a match that begins or ends is the caller's to tell the conversation. */
export const setReaction = (tx: Tx, from: string, to: string, state: ReactionState, now: Date): Promise<MatchChange> =>
  react(tx, { from, to, state, newSince: now, counted: true, together: true, now }, sql<boolean>`true`)

/** Removes every reaction a member gave or received. */
export const deleteReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  // A like that was returned is no match any more once the other side is gone.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
