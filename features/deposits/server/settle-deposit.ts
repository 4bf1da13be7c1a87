import { type Leg, memberAccount, post } from '#features/wallet/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { inTransaction, type Database, type Tx } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/shared/errors.ts'
import { accounts } from './accounts.ts'
import type { PaymentFacts, PaymentProvider } from './providers/provider.ts'
import { type DepositRow, lockDeposit, readRate } from './queries.ts'
import { changeDeposit } from './store.ts'

export type Outcome = 'unknown' | 'already' | 'open' | 'failed' | 'settled' | 'review' | 'reversed'

/** Paid this long after the quote ended, today's rate is looked at. */
const graceMs = 10 * 60_000
/** By how much a rate may have moved, in hundredths, for a late payment to be honoured as it was quoted. */
const lateDrift = 3

const why = (deposit: DepositRow, facts: PaymentFacts, provider: PaymentProvider): string | undefined => {
  const amount = BigInt(deposit.amount)
  if (facts.live !== provider.live) return `a payment of the ${facts.live ? 'live' : 'test'} mode`
  if (facts.currency !== deposit.currency || facts.requested !== amount || facts.paid < amount)
    return `paid ${facts.paid} ${facts.currency} (asked for ${facts.requested}), expected ${amount} ${deposit.currency}`
  return undefined
}

/** A payment long after its quote counts as quoted, unless the rate has run away since. */
const tooLate = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<string | undefined> => {
  if ((facts.paidAt ?? now).getTime() <= deposit.expires_at.getTime() + graceMs) return undefined
  const today = await readRate(tx, deposit.currency, now)
  const drift = Math.abs(Number(today?.deposit_rate ?? 0) / Number(deposit.deposit_rate) - 1) * 100
  return drift > lateDrift ? `paid after the quote ended, and the rate has moved by ${drift.toFixed(1)} %` : undefined
}

/** What moves when a deposit arrives: in its own currency and, where that is another, in dollars. */
const legsOf = (deposit: DepositRow, facts: PaymentFacts): Leg[] => {
  const { currency, channel } = deposit
  const [amount, cents] = [BigInt(deposit.amount), BigInt(deposit.usd_cents)]
  const fee = facts.fee > facts.paid ? facts.paid : facts.fee
  const member = { account: memberAccount(deposit.member_id, 'USD'), amount: cents }
  const exchanged =
    currency === 'USD'
      ? []
      : [
          { account: accounts.exchange(currency), amount },
          { account: accounts.exchange('USD'), amount: -cents },
        ]
  const all = [
    { account: accounts.clearing(channel, currency), amount: fee - facts.paid },
    { account: accounts.fee(channel, currency), amount: -fee },
    { account: accounts.surcharge(currency), amount: facts.paid - amount },
    ...exchanged,
    member,
  ]
  return all.filter((leg) => leg.amount !== 0n)
}

const credit = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  const details = { deposit: deposit.id, reference: deposit.reference }
  const { id } = await post(tx, {
    kind: 'deposit',
    key: `deposit:${deposit.id}`,
    legs: legsOf(deposit, facts),
    at: now,
    channel: deposit.channel,
    details,
  })
  await changeDeposit(tx, deposit.id, {
    status: 'settled',
    journal_id: id,
    settled_at: now,
    next_check_at: null,
    provider_status: facts.status,
    ...(facts.providerId === undefined ? {} : { provider_id: facts.providerId }),
  })
  return 'settled'
}

/** Takes back what a deposit brought, at the rate it came with; who has spent it is left to an administrator. */
const reverse = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  const [amount, cents] = [BigInt(deposit.amount), BigInt(deposit.usd_cents)]
  const exchanged =
    deposit.currency === 'USD'
      ? []
      : [
          { account: accounts.exchange(deposit.currency), amount: -amount },
          { account: accounts.exchange('USD'), amount: cents },
        ]
  const { id } = await post(tx, {
    kind: 'deposit_reversed',
    key: `deposit-reversed:${deposit.id}`,
    legs: [
      { account: memberAccount(deposit.member_id, 'USD'), amount: -cents },
      { account: accounts.clearing(deposit.channel, deposit.currency), amount },
      ...exchanged,
    ],
    at: now,
    channel: deposit.channel,
    details: { deposit: deposit.id, reference: deposit.reference },
  })
  await changeDeposit(tx, deposit.id, { status: 'reversed', journal_id: id, next_check_at: null, provider_status: facts.status })
  return 'reversed'
}

const review = async (tx: Tx, id: string, reason: string, facts: PaymentFacts): Promise<Outcome> => {
  await changeDeposit(tx, id, { status: 'review', reason, next_check_at: null, provider_status: facts.status })
  return 'review'
}

const apply = async (tx: Tx, provider: PaymentProvider, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  const deposit = await lockDeposit(tx, facts.reference)
  if (deposit === undefined || deposit.channel !== provider.channel) return 'unknown'
  if (deposit.status === 'settled' && facts.state === 'reversed') return reverse(tx, deposit, facts, now)
  // Only an administrator takes a deposit out of review, and nothing else takes it out of settled.
  if (['settled', 'reversed', 'review'].includes(deposit.status)) return 'already'
  if (facts.state === 'reversed' || facts.state === 'failed') {
    // The sweep goes on looking: a success may follow on the same checkout.
    await changeDeposit(tx, deposit.id, { status: 'failed', provider_status: facts.status })
    return 'failed'
  }
  if (facts.state === 'open') {
    await changeDeposit(tx, deposit.id, { provider_status: facts.status })
    return 'open'
  }
  const doubt = why(deposit, facts, provider) ?? (await tooLate(tx, deposit, facts, now))
  return doubt === undefined ? credit(tx, deposit, facts, now) : review(tx, deposit.id, doubt, facts)
}

/** Why the books would not take it, for what an administrator has to look at. */
const refusal = (error: unknown): string | undefined => {
  if (error instanceof Refusal && error.reason === walletErrors.insufficient_funds) return 'taken back by the payer, and already spent'
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'deposit_channel_provider_id_key'
    ? 'the provider named the payment of another deposit'
    : undefined
}

/**
 * Does what the provider's own facts ask for, once, however often and from wherever it is called: webhook, return page and sweep alike.
 * What does not fit the quote goes to review and never to a balance.
 */
export const settleDeposit = async (db: Database, provider: PaymentProvider, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  try {
    return await inTransaction(db, (tx) => apply(tx, provider, facts, now))
  } catch (error) {
    const reason = refusal(error)
    if (reason === undefined) throw error
    return inTransaction(db, async (tx) => {
      const deposit = await lockDeposit(tx, facts.reference)
      return deposit === undefined || deposit.status === 'review' ? 'already' : review(tx, deposit.id, reason, facts)
    })
  }
}
