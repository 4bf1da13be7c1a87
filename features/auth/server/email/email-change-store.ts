import type { Database, Tx } from '#platform/server/db/database.ts'

const openMinutes = 60

/** Email changes requested before this moment have expired. */
export const emailChangeCutoff = (now: Date): Date => new Date(now.getTime() - openMinutes * 60_000)

/** Returns the new address that a member requested within the last hour. */
export const readEmailChange = async (db: Database | Tx, memberId: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .selectFrom('email_change')
    .select('email')
    .where('member_id', '=', memberId)
    .where('asked_at', '>', emailChangeCutoff(now))
    .executeTakeFirst()
  return row?.email
}

/** Stores a member's pending email change, replacing any earlier one. */
export const setEmailChange = async (tx: Tx, memberId: string, email: string, now: Date): Promise<void> => {
  await tx
    .insertInto('email_change')
    .values({ member_id: memberId, email, asked_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ email, asked_at: now }))
    .execute()
}

/** Deletes the pending email change of a member. */
export const deleteEmailChange = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).execute()
}
