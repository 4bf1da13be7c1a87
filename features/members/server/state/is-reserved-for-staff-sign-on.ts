import type { Tx } from '#platform/server/db/database.ts'

/** Whether an account opens only by a staff sign-on (`features/staff-sign-on`). */
export const isReservedForStaffSignOn = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.selectFrom('staff_identity').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined
