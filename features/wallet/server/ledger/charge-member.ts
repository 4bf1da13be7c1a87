import type { Tx } from '#platform/server/db/database.ts'
import type { TransactionKind } from '../../contract.ts'
import { type WalletCurrency, memberAccountPath } from './accounts.ts'
import { postJournal, type PostedJournal, type NewJournal } from './post-journal.ts'

/** A payment from a member to the operator. */
export interface MemberCharge {
  member: string
  currency: WalletCurrency
  /** US cents, or whole credits. */
  amount: bigint
  /** The ledger path of the operator's account that receives it. */
  to: string
  reason: TransactionKind
  /** An idempotency key such as `message_request:<message>`; the same key charges once. */
  key: string
  now: Date
  details?: NewJournal['details']
}

/**
 * Charges a member dollars or credits.
 * @throws {AppError} wallet.insufficient_funds
 */
export const chargeMember = (tx: Tx, { member, currency, amount, to, reason, key, now, details }: MemberCharge): Promise<PostedJournal> =>
  postJournal(tx, {
    kind: reason,
    key,
    at: now,
    postings: [
      { account: memberAccountPath(member, currency), amount: -amount },
      { account: to, amount },
    ],
    ...(details === undefined ? {} : { details }),
  })
