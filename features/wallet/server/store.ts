import type { Tx } from '#platform/server/db/database.ts'

/** Opens the two accounts every member has, empty. */
export const openAccounts = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .insertInto('account')
    .values([
      { member_id: memberId, currency: 'USD' },
      { member_id: memberId, currency: 'CREDIT' },
    ])
    .execute()
}

/** Closes the accounts of somebody who never became a member; an account with money in it stays. */
export const closeEmptyAccounts = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('account').where('member_id', '=', memberId).where('balance', '=', '0').execute()
}
