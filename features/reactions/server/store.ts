import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

const kinds: Record<ReactionState, number> = { none: 0, liked: 1, disliked: 2 }

/** The state for a stored kind: 1 is a like, 2 a dislike. */
export const toReactionState = (kind: number | null | undefined): ReactionState => (kind === 1 ? 'liked' : kind === 2 ? 'disliked' : 'none')

/** One member's reaction to another, and whether they match. */
export interface ReactionStatus {
  reaction: ReactionState
  matched: boolean
}

/** Reads the reaction of one member to another. */
export const readReactionStatus = async (tx: Database | Tx, from: string, to: string): Promise<ReactionStatus> => {
  const row = await tx
    .selectFrom('reaction')
    .select(['kind', 'matched'])
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return { reaction: toReactionState(row?.kind), matched: row?.matched ?? false }
}

/** A reaction of one member to another to set. */
export interface ReactionChange {
  from: string
  to: string
  state: ReactionState
  /** Changes nothing unless the reaction is in this state. */
  onlyFrom?: ReactionState
  /** New likes of members who joined at or after this moment are rate-limited first. */
  newSince: Date
  /** The like has passed the rate limit. */
  counted?: boolean
  /** The caller opens or closes the conversation in the same transaction. */
  together?: boolean
  now: Date
}

/** Whether the pair matched before and after a change. */
export interface MatchChange {
  wasMatched: boolean
  isMatched: boolean
}

/** The result of a change. Nothing was written unless the outcome is `done`. */
export interface ReactionResult extends MatchChange {
  outcome: 'done' | 'hidden' | 'count' | 'together'
  state: ReactionState
}

const react = async (db: Database | Tx, change: ReactionChange, maySee: RawBuilder<boolean>): Promise<ReactionResult> => {
  const { from, to, state, onlyFrom, newSince, counted = false, together = false, now } = change
  const { rows } = await sql<{ outcome: ReactionResult['outcome']; after: number; was_matched: boolean; is_matched: boolean }>`
    select * from react(${from}, ${to}, ${kinds[state]}::smallint, ${onlyFrom === undefined ? null : kinds[onlyFrom]}::smallint, ${now},
      ${maySee}, ${newSince}, ${counted}, ${together})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('react answered nothing')
  return { outcome: row.outcome, state: toReactionState(row.after), wasMatched: row.was_matched, isMatched: row.is_matched }
}

/**
 * Sets a member's reaction to a member they may see, in one database call, and locks the pair until the transaction ends. The rules are in the
 * SQL function `react`.
 */
export const tryReaction = (db: Database | Tx, change: ReactionChange): Promise<ReactionResult> =>
  react(db, change, sql<boolean>`exists (select from member where member.id = ${change.to} and ${visibleTo(change.from)})`)

/** Sets a reaction without a visibility check. The caller opens or closes the conversation. */
export const setReaction = (tx: Tx, from: string, to: string, state: ReactionState, now: Date): Promise<MatchChange> =>
  react(tx, { from, to, state, newSince: now, counted: true, together: true, now }, sql<boolean>`true`)

/** Deletes every reaction a member gave or received. */
export const deleteReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  // Both directions go, because a match needs both.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
