import type { Tx } from '#platform/server/db/database.ts'
import type { TransactionKind } from '../../contract.ts'
import { type Held, memberAccount } from './accounts.ts'
import { post, type Posted, type Posting } from './post.ts'

export interface Charge {
  member: string
  currency: Held
  /** In smallest parts: US cents, or whole credits. */
  amount: bigint
  /** The account of the house that gains it. */
  to: string
  reason: TransactionKind
  /** What it is for, such as `message_request:<message>`: charging it again moves nothing. */
  key: string
  now: Date
  details?: Posting['details']
}

/**
 * Takes dollars or credits from a member for something of the house.
 * @throws {AppError} wallet.insufficient_funds
 */
export const charge = (tx: Tx, { member, currency, amount, to, reason, key, now, details }: Charge): Promise<Posted> =>
  post(tx, {
    kind: reason,
    key,
    at: now,
    legs: [
      { account: memberAccount(member, currency), amount: -amount },
      { account: to, amount },
    ],
    ...(details === undefined ? {} : { details }),
  })
