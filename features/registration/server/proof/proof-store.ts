import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'

/** Days over which the usual number of sign-ups is averaged, and for which their counts are kept. */
export const signUpRateDays = 7
const slotMs = 10 * 60_000
const slotsOfDays = (signUpRateDays * dayMs) / slotMs

const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / slotMs) * slotMs)

/** Counts one sign-up. */
export const recordSignUp = async (db: Database, now: Date): Promise<void> => {
  await db
    .insertInto('sign_up_rate')
    .values({ slot: slotOf(now), count: 1 })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet({ count: sql`sign_up_rate.count + 1` }))
    .execute()
}

export interface SignUpRate {
  /** Sign-ups of the last ten to twenty minutes. */
  recent: number
  /** The average number in the same length of time over the week before. */
  usual: number
}

/** Returns how many people sign up now, and how many usually do. */
export const readSignUpRate = async (db: Database, now: Date): Promise<SignUpRate> => {
  const recentFrom = new Date(slotOf(now).getTime() - slotMs)
  const { recent, before } = await db
    .selectFrom('sign_up_rate')
    .select([
      sql<number>`coalesce(sum(count) filter (where slot >= ${recentFrom}), 0)::int`.as('recent'),
      sql<number>`coalesce(sum(count) filter (where slot < ${recentFrom}), 0)::int`.as('before'),
    ])
    .where('slot', '>', new Date(now.getTime() - signUpRateDays * dayMs))
    .executeTakeFirstOrThrow()
  return { recent, usual: (2 * before) / slotsOfDays }
}

/** Marks a proof of work as used. @returns false if it was used before; of parallel calls, only one gets true */
export const markProofOfWorkUsed = async (db: Database, { nonce, until }: { nonce: string; until: Date }): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_proof')
    .values({ nonce, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
