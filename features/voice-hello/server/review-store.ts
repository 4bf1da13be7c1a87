import type { Database, Tx } from '#platform/server/db/database.ts'
import { decodeCursor, encodeCursor, type KeysetPosition } from '#platform/server/keyset.ts'
import type { VoiceHelloRow } from './present-voice-hello.ts'
import { readCurrentVoiceHello, refreshVoiceHelloFlag } from './store.ts'

const page = 48

const selectWaiting = (db: Database | Tx, after: KeysetPosition | undefined) =>
  db
    .selectFrom('voice_hello')
    .innerJoin('member', 'member.id', 'voice_hello.member_id')
    .select(['voice_hello.id', 'storage_key', 'tenths', 'peaks', 'shown', 'voice_hello.created_at'])
    .select(['member.id as member_id', 'member.firstname', 'member.lastname', 'member.birth'])
    .where('voice_hello.review', '=', 'waiting')
    .where('voice_hello.released_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('voice_hello.created_at', 'voice_hello.id'), '>', row.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('voice_hello.created_at')
    .orderBy('voice_hello.id')
    .limit(page + 1)

/**
 * Reads a page of voice hellos that wait for review, oldest first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readVoiceHellosToReview = async (db: Database | Tx, cursor: string | undefined) => {
  const rows = await selectWaiting(db, decodeCursor(cursor)).execute()
  const hellos = rows.slice(0, page)
  const last = hellos.at(-1)
  return { hellos, next_cursor: rows.length > page && last !== undefined ? encodeCursor({ at: last.created_at, id: last.id }) : null }
}

export const countVoiceHellosToReview = async (db: Database | Tx): Promise<number> => {
  const { count } = await db
    .selectFrom('voice_hello')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('review', '=', 'waiting')
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A voice hello that still belongs to its member. */
export type VoiceHelloWithMember = VoiceHelloRow & { member_id: string }

/** Reads a voice hello that its member has not removed; also one that was taken down. */
export const readVoiceHello = async (db: Database | Tx, id: string): Promise<VoiceHelloWithMember | undefined> => {
  const row = await db.selectFrom('voice_hello').selectAll().where('id', '=', id).where('released_at', 'is', null).executeTakeFirst()
  return row === undefined || row.member_id === null ? undefined : { ...row, member_id: row.member_id }
}

/** Reads a member's current voice hello, shown or waiting for review. */
export const readVoiceHelloOf = readCurrentVoiceHello

/** Approves a voice hello. Returns false if it no longer waits. The caller holds the member's lock. */
export const approveVoiceHello = async (tx: Tx, { id, member_id }: Pick<VoiceHelloWithMember, 'id' | 'member_id'>): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('voice_hello')
    .set({ review: 'approved', shown: true })
    .where('id', '=', id)
    .where('review', '=', 'waiting')
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) await refreshVoiceHelloFlag(tx, member_id)
  return numUpdatedRows === 1n
}

/**
 * Takes a member's voice hello down and refuses the same recording from then on; the file is kept for an appeal. The caller holds the
 * member's lock.
 * @returns the id of the voice hello; undefined without one
 */
export const takeDownVoiceHello = async (tx: Tx, memberId: string, now: Date): Promise<string | undefined> => {
  const current = await readCurrentVoiceHello(tx, memberId)
  if (current === undefined) return undefined
  const { id, hash } = current
  await tx.updateTable('voice_hello').set({ review: 'removed', shown: false, removed_at: now }).where('id', '=', id).execute()
  await tx
    .insertInto('refused_recording')
    .values({ voice_hello_id: id, hash, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await refreshVoiceHelloFlag(tx, memberId)
  return id
}

/**
 * Reverses a take-down: the recording is accepted again, and restored if it still exists and the member has no other. The caller holds the
 * member's lock.
 */
export const restoreVoiceHello = async (tx: Tx, memberId: string, id: string): Promise<void> => {
  await tx.deleteFrom('refused_recording').where('voice_hello_id', '=', id).execute()
  if ((await readCurrentVoiceHello(tx, memberId)) !== undefined) return
  await tx
    .updateTable('voice_hello')
    .set({ review: 'approved', shown: true, removed_at: null })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('review', '=', 'removed')
    .execute()
  await refreshVoiceHelloFlag(tx, memberId)
}
