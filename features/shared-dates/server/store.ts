import type { Insertable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { DateAskAnswer, CheckInAnswer } from '../contract.ts'
import { pairCanChatCondition } from './queries.ts'
import type { SharedDateRow } from './rows.ts'

interface OwnDate {
  id: string
  memberId: string
}

/** Stores a shared date. */
export const insertSharedDate = async (tx: Tx, row: Insertable<DB['shared_date']>): Promise<void> => {
  await tx.insertInto('shared_date').values(row).execute()
}

/** Replaces the link of an open date by storing the hash of a new token. Returns whether there is such a date. */
export const replaceLinkTokenHash = async (tx: Tx, { id, memberId }: OwnDate, hash: Buffer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shared_date')
    .set({ token_hash: hash })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends an open date now. Returns the member who was asked; undefined when no date was open. */
export const markSharedDateEnded = (tx: Tx, { id, memberId }: OwnDate, now: Date): Promise<Pick<SharedDateRow, 'other_id'> | undefined> =>
  tx
    .updateTable('shared_date')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .returning('other_id')
    .executeTakeFirst()

/** Stores the answer to the check-in of an open date. Returns whether there is such a date. */
export const saveCheckInAnswer = async (tx: Tx, { id, memberId }: OwnDate, answer: CheckInAnswer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shared_date')
    .set({ check_answer: answer, checked_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Stores whether a member agrees to be shown for an open date, if the two may chat.
 * @returns the sharer and the previous answer; undefined if the member is not asked about such a date
 */
export const saveDateAskAnswer = async (
  tx: Tx,
  { id, otherId, answer, now }: { id: string; otherId: string; answer: DateAskAnswer; now: Date },
): Promise<{ sharer: string; before: string | null } | undefined> => {
  const asked = await tx
    .selectFrom('shared_date')
    .select(['member_id as sharer', 'answer as before'])
    .where('id', '=', id)
    .where('other_id', '=', otherId)
    .where('ends_at', '>', now)
    .where(pairCanChatCondition())
    .forUpdate()
    .executeTakeFirst()
  if (asked !== undefined) await tx.updateTable('shared_date').set({ answer }).where('id', '=', id).execute()
  return asked
}

/** Deletes the questions and answers of two members about each other's dates. */
export const revokeDateAsksBetween = async (tx: Tx, [a, b]: readonly [string, string]): Promise<void> => {
  await tx
    .updateTable('shared_date')
    .set({ answer: null, other_id: null })
    .where('member_id', 'in', [a, b])
    .where('other_id', 'in', [a, b])
    .execute()
}

/** Deletes the questions and answers of pairs who may no longer chat, so that no agreement revives if they may again. */
export const revokeLapsedDateAsks = async (tx: Tx): Promise<void> => {
  await tx
    .updateTable('shared_date')
    .set({ answer: null, other_id: null })
    .where('other_id', 'is not', null)
    .where((row) => row.not(pairCanChatCondition()))
    .execute()
}

/** Deletes the dates a member shared, and removes the member from the dates of others. */
export const eraseMemberFromSharedDates = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('shared_date').where('member_id', '=', memberId).execute()
  await tx.updateTable('shared_date').set({ other_id: null, answer: null }).where('other_id', '=', memberId).execute()
}
