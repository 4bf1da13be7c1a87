import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { type Held, house, memberAccount } from '#features/wallet/server/ledger/accounts.ts'
import { post } from '#features/wallet/server/ledger/post.ts'

/** Gives a member of a test dollars (in cents) and credits, from the house. */
export const fund = async (db: Database, memberId: string, given: Partial<Record<Held, number>>, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const [currency, amount] of Object.entries(given) as [Held, number][])
      await post(tx, {
        kind: 'opening',
        key: `opening:${randomUUID()}`,
        at: now,
        legs: [
          { account: house.opening[currency], amount: BigInt(-amount) },
          { account: memberAccount(memberId, currency), amount: BigInt(amount) },
        ],
      })
  })
