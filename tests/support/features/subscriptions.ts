import { randomUUID } from 'node:crypto'
import { house, memberAccount, post } from '#features/wallet/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'

/** Gives a member of a test dollars, in cents, from the house. */
export const give = (db: Database, memberId: string, cents: number, now: Date) =>
  inTransaction(db, (tx) =>
    post(tx, {
      kind: 'opening',
      key: `opening:${randomUUID()}`,
      at: now,
      legs: [
        { account: house.opening.USD, amount: BigInt(-cents) },
        { account: memberAccount(memberId, 'USD'), amount: BigInt(cents) },
      ],
    }),
  )
