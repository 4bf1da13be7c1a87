import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { type WalletCurrency, withdrawalAccountPath, systemAccountPaths, memberAccountPath } from './ledger/accounts.ts'
import { type Posting, postJournalWithoutEvent } from './ledger/post-journal.ts'

/** Opens a member's three accounts: dollars, credits, and dollars reserved for a withdrawal. */
export const openMemberAccounts = (tx: Tx, memberId: string): Promise<void> => openAccountsOfMembers(tx, [memberId])

/** Opens the accounts of several new members. */
export const openAccountsOfMembers = async (tx: Tx, memberIds: readonly string[]): Promise<void> => {
  await tx
    .insertInto('account')
    .values(
      memberIds.flatMap((memberId) => [
        { member_id: memberId, currency: 'USD', path: memberAccountPath(memberId, 'USD') },
        { member_id: memberId, currency: 'CREDIT', path: memberAccountPath(memberId, 'CREDIT') },
        { member_id: memberId, currency: 'USD', path: withdrawalAccountPath(memberId) },
      ]),
    )
    .execute()
}

/** Deletes the accounts of an abandoned registration; an account with transactions stays. */
export const deleteUnusedAccounts = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('account')
    .where('member_id', '=', memberId)
    .where((account) =>
      account.exists(
        account
          .selectFrom('account_balance')
          .whereRef('account_balance.account_id', '=', 'account.id')
          .where('account_balance.version', '=', '0'),
      ),
    )
    .execute()
}

/** Locks a member's dollar balance until the transaction ends and returns it in cents; 0 for a closed account. */
export const lockDollarBalance = async (tx: Tx, memberId: string): Promise<bigint> => {
  const { rows } = await sql<{ posted: string }>`
    select posted from account join account_balance on account_id = id
    where path = ${memberAccountPath(memberId, 'USD')} and closed_at is null for no key update of account_balance`.execute(tx)
  return BigInt(rows[0]?.posted ?? 0)
}

/** Closes the accounts of a deleted member; the operator keeps what is left in them. */
export const forfeitBalances = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const { rows } = await sql<{ path: string; currency: WalletCurrency; posted: string }>`
    select path, currency, posted from account join account_balance on account_id = id
    where member_id = ${memberId} and posted <> 0 order by account.id for no key update of account_balance`.execute(tx)
  for (const { path, currency, posted } of rows) {
    const postings: Posting[] = [
      { account: path, amount: -BigInt(posted) },
      { account: systemAccountPaths.forfeited[currency], amount: BigInt(posted) },
    ]
    await postJournalWithoutEvent(tx, { kind: 'forfeited', key: `forfeited:${path}`, postings, at: now })
  }
  await tx.updateTable('account').set({ closed_at: now }).where('member_id', '=', memberId).where('closed_at', 'is', null).execute()
}

/** Serialises changes of the price of credits, so that each sees the previous one. */
export const lockCreditPrices = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('price of credits', 0))`.execute(tx)
}

/** Adds a price of credits; prices are never updated. */
export const insertCreditPrice = async (tx: Tx, price: Insertable<DB['credit_price']>): Promise<void> => {
  await tx.insertInto('credit_price').values(price).execute()
}
