import type { DepositPayment } from '#features/wallet/contract.ts'
import { type DescribeEntries, sumJournals } from '#features/wallet/server/index.ts'
import { formatCents, formatMinorUnits } from '#platform/shared/money.ts'
import { depositAccounts } from './booking/deposit-accounts.ts'
import { type DepositRow, readMemberDepositsById } from './queries.ts'

/** What was paid, by the books of its journal: the credited amount, and on top of it a fee that the payer bore. */
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

/** Says what a deposit was paid with. An entry that does not name its deposit stays as it is. */
export const describeDepositEntries: DescribeEntries = async ({ db, actor }, entries) => {
  const own = entries.flatMap(({ id, kind, details }) =>
    (kind === 'deposit' || kind === 'deposit_reversed') && details?.['deposit'] !== undefined
      ? [{ id, deposit: String(details['deposit']) }]
      : [],
  )
  if (own.length === 0) return new Map()
  const deposits = await readMemberDepositsById(db, actor.id, [...new Set(own.map(({ deposit }) => deposit))])
  // What was paid went to these two: the provider keeps its fee.
  const received = await sumJournals(
    db,
    own.map(({ id }) => id),
    deposits.flatMap(({ channel, currency }) => [depositAccounts.clearing(channel, currency), depositAccounts.fee(channel, currency)]),
  )
  return new Map(
    own.flatMap(({ id, deposit: of }) => {
      const deposit = deposits.find((one) => one.id === of)
      return deposit === undefined ? [] : [[id, { payment: presentPayment(deposit, -(received.get(id) ?? 0n)) }]]
    }),
  )
}
