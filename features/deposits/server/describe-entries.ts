import type { DepositPayment } from '#features/wallet/contract.ts'
import { type DescribeEntries, sumPostingsByJournal } from '#features/wallet/server/index.ts'
import { formatCents, formatMinorUnits } from '#platform/shared/money.ts'
import { depositLedgerAccounts } from './booking/deposit-ledger-accounts.ts'
import { type DepositRow, readMemberDepositsById } from './queries.ts'

/**
 * Presents the payment of a deposit: what was paid, and the part above the credited amount as `fee` (null without one).
 * @param paid what the journal says was paid, in the smallest unit of the currency
 */
const presentPayment = (deposit: DepositRow, paid: bigint): DepositPayment => {
  const { currency, scale } = deposit
  const credited = BigInt(deposit.credited_amount ?? deposit.amount)
  const all = paid < credited ? credited : paid
  return {
    currency,
    paid: formatMinorUnits(all, scale),
    fee: all === credited ? null : formatMinorUnits(all - credited, scale),
    deposit_rate: currency === 'USD' ? null : Number(deposit.deposit_rate),
    usd: formatCents(deposit.credited_cents ?? deposit.usd_cents),
  }
}

/** Describes, by journal id, the payment behind each deposit in the caller's wallet history. Other entries are left out. */
export const describeDepositEntries: DescribeEntries = async ({ db, actor }, entries) => {
  const depositEntries = entries.flatMap(({ id, kind, details }) =>
    (kind === 'deposit' || kind === 'deposit_reversed') && details?.['deposit'] !== undefined
      ? [{ journalId: id, depositId: String(details['deposit']) }]
      : [],
  )
  if (depositEntries.length === 0) return new Map()
  const deposits = await readMemberDepositsById(db, actor.id, [...new Set(depositEntries.map(({ depositId }) => depositId))])
  // A payment is posted to two accounts: what the provider owes us, and the fee that it keeps. Both postings are negative.
  const postedSums = await sumPostingsByJournal(
    db,
    depositEntries.map(({ journalId }) => journalId),
    deposits.flatMap(({ channel, currency }) => [
      depositLedgerAccounts.clearing(channel, currency),
      depositLedgerAccounts.fee(channel, currency),
    ]),
  )
  return new Map(
    depositEntries.flatMap(({ journalId, depositId }) => {
      const deposit = deposits.find(({ id }) => id === depositId)
      return deposit === undefined ? [] : [[journalId, { payment: presentPayment(deposit, -(postedSums.get(journalId) ?? 0n)) }]]
    }),
  )
}
