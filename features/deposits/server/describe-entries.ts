import type { DepositPayment } from '#features/wallet/contract.ts'
import { type DescribeEntries, sumPostingsByJournal } from '#features/wallet/server/index.ts'
import { formatCents, formatMinorUnits } from '#platform/shared/money.ts'
import { depositAccountPaths } from './booking/deposit-account-paths.ts'
import { type DepositRow, readMemberDepositsById } from './queries.ts'

/** Presents what was paid: the credited amount, and a fee that the payer paid on top. `paid` comes from the journal. */
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

/** Describes what each deposit was paid with. Entries without the id of a deposit are left out. */
export const describeDepositEntries: DescribeEntries = async ({ db, actor }, entries) => {
  const own = entries.flatMap(({ id, kind, details }) =>
    (kind === 'deposit' || kind === 'deposit_reversed') && details?.['deposit'] !== undefined
      ? [{ id, deposit: String(details['deposit']) }]
      : [],
  )
  if (own.length === 0) return new Map()
  const deposits = await readMemberDepositsById(db, actor.id, [...new Set(own.map(({ deposit }) => deposit))])
  // The payment was posted to two accounts: what the provider owes us, and the fee that it keeps.
  const received = await sumPostingsByJournal(
    db,
    own.map(({ id }) => id),
    deposits.flatMap(({ channel, currency }) => [
      depositAccountPaths.clearing(channel, currency),
      depositAccountPaths.fee(channel, currency),
    ]),
  )
  return new Map(
    own.flatMap(({ id, deposit: of }) => {
      const deposit = deposits.find((one) => one.id === of)
      return deposit === undefined ? [] : [[id, { payment: presentPayment(deposit, -(received.get(id) ?? 0n)) }]]
    }),
  )
}
