import { sql } from 'kysely'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { dayMs } from '#platform/shared/durations.ts'

/** Days after which suggestions that were not made anew are deleted. */
export const keptSuggestionDays = 7

/** The suggestions of one member, best first. */
export interface MemberSuggestions {
  memberId: string
  others: readonly string[]
}

/**
 * Replaces the suggestions of some members in one short transaction. Members who have left or turned suggestions off since get none. Members
 * whose row is locked by a change keep their old ones.
 * @returns how many members got suggestions
 */
export const saveSuggestions = (db: Database, made: readonly MemberSuggestions[], now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    // The lock orders this before or after an erasure or a change of the setting, so that no row outlives them. Locked members are skipped.
    const free = await tx
      .selectFrom('member')
      .select('id')
      .where(
        'id',
        'in',
        made.map(({ memberId }) => memberId),
      )
      .where('status', '=', 'active')
      .where('suggests', '=', true)
      .orderBy('id')
      .forShare()
      .skipLocked()
      .execute()
    const ids = new Set(free.map(({ id }) => id))
    const rows = made
      .filter(({ memberId, others }) => ids.has(memberId) && others.length > 0)
      .map(({ memberId, others }) => ({ member_id: memberId, others: [...others], made_at: now }))
    if (rows.length === 0) return 0
    await tx
      .insertInto('suggestion')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(({ ref }) => ({ others: ref('excluded.others'), made_at: ref('excluded.made_at') })),
      )
      .execute()
    return rows.length
  })

/** Deletes the suggestions to a member. */
export const deleteSuggestionsTo = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('suggestion').where('member_id', '=', memberId).execute()
}

const leaveOut = (memberId: string) => ({ others: sql<string[]>`array_remove(suggestion.others, ${memberId}::uuid)` })

/** Deletes the suggestions to a member and takes the member out of those to others. */
export const deleteSuggestionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await deleteSuggestionsTo(tx, memberId)
  await tx
    .updateTable('suggestion')
    .set(leaveOut(memberId))
    .where(sql<boolean>`others @> array[${memberId}::uuid]`)
    .execute()
}

/** Takes two members out of each other's suggestions; for a block. */
export const deleteSuggestionsBetween = async (tx: Tx, [one, other]: readonly [string, string]): Promise<void> => {
  await tx.updateTable('suggestion').set(leaveOut(other)).where('member_id', '=', one).execute()
  await tx.updateTable('suggestion').set(leaveOut(one)).where('member_id', '=', other).execute()
}

/** Deletes suggestions that are older than a week, and those of members who are not active or want none. */
export const deleteOldSuggestions = async (batches: DeletionBudget, now: Date): Promise<void> => {
  await deleteInBatches(batches, 'suggestion', { by: 'made_at', upTo: new Date(now.getTime() - keptSuggestionDays * dayMs) })
  const gone = sql<boolean>`exists (select from member where member.id = suggestion.member_id and (status <> 'active' or role = 'guest' or not suggests))`
  await deleteInBatches(batches, 'suggestion', { by: 'made_at', upTo: now, and: gone })
}
