import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

const kinds: Record<ReactionState, number> = { none: 0, liked: 1, disliked: 2 }

/** Returns the state for a stored kind: 1 is a like, 2 a dislike. */
export const toReactionState = (kind: number | null | undefined): ReactionState => (kind === 1 ? 'liked' : kind === 2 ? 'disliked' : 'none')

/** One member's reaction to another, and whether they match. */
export interface ReactionWithMatch {
  reaction: ReactionState
  matched: boolean
}

/** Reads the reaction of one member to another. */
export const readReactionWithMatch = async (tx: Database | Tx, from: string, to: string): Promise<ReactionWithMatch> => {
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
  /** Whether the like was already counted against the limit for new accounts. */
  counted?: boolean
  /** Whether the caller opens or closes the conversation in the same transaction. Required for a change that begins or ends a match. */
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
  outcome: 'done' | 'hidden' | 'closing' | 'count' | 'together'
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
 * Sets a member's reaction to a member they may see, in one database call, and locks the pair until the transaction ends. Nothing is written
 * unless the outcome is `done`. The rules are in the SQL function `react`.
 */
export const setReactionIfAllowed = (db: Database | Tx, change: ReactionChange): Promise<ReactionResult> =>
  react(db, change, sql<boolean>`exists (select from member where member.id = ${change.to} and ${visibleToCondition(change.from)})`)

/** Sets a reaction without a visibility check. The caller opens or closes the conversation. */
export const setReactionUnchecked = (tx: Tx, from: string, to: string, state: ReactionState, now: Date): Promise<MatchChange> =>
  react(tx, { from, to, state, newSince: now, counted: true, together: true, now }, sql<boolean>`true`)

/** Reads the reaction of one member to another: its kind, its time, and whether the two match. Undefined when there is none. */
export const readReaction = (tx: Tx, from: string, to: string) =>
  tx.selectFrom('reaction').select(['kind', 'matched', 'at']).where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst()

/**
 * Restores a reaction with its time, without any event or notification. The caller has locked the pair.
 * @returns whether the two match again
 */
export const restoreRemovedReaction = async (
  tx: Tx,
  from: string,
  to: string,
  { kind, at }: { kind: number; at: Date },
): Promise<boolean> => {
  const theirs = await readReaction(tx, to, from)
  const matched = toReactionState(kind) === 'liked' && toReactionState(theirs?.kind) === 'liked'
  await tx
    .insertInto('reaction')
    .values({ from_id: from, to_id: to, kind, matched, at })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .execute()
  if (matched) await tx.updateTable('reaction').set({ matched }).where('from_id', '=', to).where('to_id', '=', from).execute()
  return matched
}

/**
 * Stores the time up to which a member has seen received likes; it never moves back.
 * @returns whether it has moved
 */
export const saveLikesSeen = async (tx: Tx, memberId: string, seenAt: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('likes_seen')
    .values({ member_id: memberId, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ seen_at: seenAt }).where('likes_seen.seen_at', '<', seenAt))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes every reaction a member gave or received, and the time up to which received likes were seen. */
export const deleteReactionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('likes_seen').where('member_id', '=', memberId).execute()
  // The reactions of both directions are deleted, because a match needs both.
  await tx
    .deleteFrom('reaction')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
