import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { type WalletCurrency, systemAccountPaths, memberAccountPath } from '#features/wallet/server/ledger/accounts.ts'
import { postJournal } from '#features/wallet/server/ledger/post-journal.ts'

/** Gives a member dollars (in cents) and credits, for tests. */
export const fundMember = async (
  db: Database,
  memberId: string,
  given: Partial<Record<WalletCurrency, number>>,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const [currency, amount] of Object.entries(given) as [WalletCurrency, number][])
      await postJournal(tx, {
        kind: 'opening',
        key: `opening:${randomUUID()}`,
        at: now,
        postings: [
          { account: systemAccountPaths.opening[currency], amount: BigInt(-amount) },
          { account: memberAccountPath(memberId, currency), amount: BigInt(amount) },
        ],
      })
  })
