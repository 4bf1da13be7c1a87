import { house, type Leg, lockDollars, memberAccount, post } from '#features/wallet/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { accounts } from './accounts.ts'
import { tellPayer } from '../notices.ts'
import type { PaymentFacts } from '../providers/provider.ts'
import { type DepositRow, readOwed } from '../queries.ts'
import { changeDeposit } from '../store.ts'

/** What is credited: in smallest parts of the deposit's currency, and in cents. */
export interface Credited {
  amount: bigint
  cents: bigint
}

export const asQuoted = (deposit: DepositRow): Credited => ({ amount: BigInt(deposit.amount), cents: BigInt(deposit.usd_cents) })
/** What a settled deposit brought. */
const asCredited = (deposit: DepositRow): Credited => ({
  amount: BigInt(deposit.credited_amount ?? deposit.amount),
  cents: BigInt(deposit.credited_cents ?? deposit.usd_cents),
})

const moving = (legs: readonly Leg[]): Leg[] => legs.filter(({ amount }) => amount !== 0n)

/** From one currency into dollars, or with `sign` -1n back again. */
const exchanged = (currency: string, { amount, cents }: Credited, sign: bigint): Leg[] =>
  currency === 'USD'
    ? []
    : [
        { account: accounts.exchange(currency), amount: sign * amount },
        { account: accounts.exchange('USD'), amount: -sign * cents },
      ]

/** What moves when a deposit arrives: in its own currency and, where that is another, in dollars. */
const arriving = ({ currency, channel, member_id }: DepositRow, facts: PaymentFacts, credited: Credited): Leg[] => {
  const fee = facts.fee > facts.paid ? facts.paid : facts.fee
  return moving([
    { account: accounts.clearing(channel, currency), amount: fee - facts.paid },
    { account: accounts.fee(channel, currency), amount: -fee },
    { account: accounts.surcharge(currency), amount: facts.paid - credited.amount },
    ...exchanged(currency, credited, 1n),
    { account: memberAccount(member_id, 'USD'), amount: credited.cents },
  ])
}

const told = ({ id, reference }: DepositRow) => ({ deposit: id, reference })

/** What a member still owes from deposits that were taken back is paid from the new one. */
const payDebts = async (tx: Tx, deposit: DepositRow, cents: bigint, now: Date): Promise<void> => {
  let left = cents
  for (const { id, reference, channel, owed_cents } of await readOwed(tx, deposit.member_id)) {
    const owed = BigInt(owed_cents)
    const paid = owed < left ? owed : left
    if (paid === 0n) return
    await post(tx, {
      kind: 'deposit_reversed',
      key: `deposit-debt:${id}:${deposit.id}`,
      legs: [
        { account: memberAccount(deposit.member_id, 'USD'), amount: -paid },
        { account: house.receivable, amount: paid },
      ],
      at: now,
      channel,
      details: { deposit: id, reference },
    })
    await changeDeposit(tx, id, { owed_cents: String(owed - paid) })
    left -= paid
  }
}

/** Credits a deposit that the caller has locked; a second time moves nothing. */
export const creditDeposit = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, credited: Credited, now: Date): Promise<void> => {
  const { id } = await post(tx, {
    kind: 'deposit',
    key: `deposit:${deposit.id}`,
    legs: arriving(deposit, facts, credited),
    at: now,
    channel: deposit.channel,
    details: told(deposit),
  })
  const quoted = asQuoted(deposit)
  const differs = quoted.amount !== credited.amount || quoted.cents !== credited.cents
  await changeDeposit(tx, deposit.id, {
    status: 'settled',
    journal_id: id,
    settled_at: now,
    next_check_at: null,
    provider_status: facts.status,
    ...(differs ? { credited_amount: String(credited.amount), credited_cents: String(credited.cents) } : {}),
    ...(facts.providerId === undefined ? {} : { provider_id: facts.providerId }),
  })
  await payDebts(tx, deposit, credited.cents, now)
  await tellPayer(tx, 'credited', { ...deposit, amount: String(credited.amount), usd_cents: String(credited.cents) }, now)
}

/**
 * Takes back what a deposit brought, at the rate it came with. What has been spent already is owed: no balance falls below nothing, and the
 * house carries it until a later deposit pays it.
 */
export const reverseDeposit = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<void> => {
  const brought = asCredited(deposit)
  const there = await lockDollars(tx, deposit.member_id)
  const taken = there < brought.cents ? there : brought.cents
  const owed = brought.cents - taken
  const { id } = await post(tx, {
    kind: 'deposit_reversed',
    key: `deposit-reversed:${deposit.id}`,
    legs: moving([
      { account: memberAccount(deposit.member_id, 'USD'), amount: -taken },
      { account: house.receivable, amount: -owed },
      { account: accounts.clearing(deposit.channel, deposit.currency), amount: brought.amount },
      ...exchanged(deposit.currency, brought, -1n),
    ]),
    at: now,
    channel: deposit.channel,
    details: told(deposit),
  })
  await changeDeposit(tx, deposit.id, {
    status: 'reversed',
    journal_id: id,
    next_check_at: null,
    provider_status: facts.status,
    owed_cents: String(owed),
  })
  await tellPayer(tx, 'reversed', { ...deposit, amount: String(brought.amount), usd_cents: String(brought.cents) }, now)
}
