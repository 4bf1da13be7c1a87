import type { Tx } from '#platform/server/db/database.ts'
import type { TransactionKind } from '../../contract.ts'
import { type WalletCurrency, memberAccount } from './accounts.ts'
import { postJournal, type PostedJournal, type NewJournal } from './post-journal.ts'

export interface MemberCharge {
  member: string
  currency: WalletCurrency
  /** In smallest parts: US cents, or whole credits. */
  amount: bigint
  /** The account of the house that gains it. */
  to: string
  reason: TransactionKind
  /** What it is for, such as `message_request:<message>`: charging it again moves nothing. */
  key: string
  now: Date
  details?: NewJournal['details']
}

/**
 * Takes dollars or credits from a member for something of the house.
 * @throws {AppError} wallet.insufficient_funds
 */
export const chargeMember = (tx: Tx, { member, currency, amount, to, reason, key, now, details }: MemberCharge): Promise<PostedJournal> =>
  postJournal(tx, {
    kind: reason,
    key,
    at: now,
    legs: [
      { account: memberAccount(member, currency), amount: -amount },
      { account: to, amount },
    ],
    ...(details === undefined ? {} : { details }),
  })
