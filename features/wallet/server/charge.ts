import type { Tx } from '#platform/server/db/database.ts'
import type { TransactionKind } from '../contract.ts'
import { house, memberAccount } from './accounts.ts'
import { post, type Posted } from './post.ts'

export interface Charge {
  member: string
  credits: number
  reason: TransactionKind
  /** What the credits are for, such as `message_request:<conversation>`: charging it again moves nothing. */
  key: string
  now: Date
}

/**
 * Takes credits from a member for something of the house.
 * @throws {Refusal} wallet.insufficient_funds
 */
export const charge = (tx: Tx, { member, credits, reason, key, now }: Charge): Promise<Posted> =>
  post(tx, {
    kind: reason,
    key,
    at: now,
    legs: [
      { account: memberAccount(member, 'CREDIT'), amount: -BigInt(credits) },
      { account: house.creditsSpent, amount: BigInt(credits) },
    ],
  })
