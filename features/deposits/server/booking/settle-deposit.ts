import { inTransaction, type Database, type Tx } from '#platform/server/db/database.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import type { Doubt } from '../../doubt-contract.ts'
import { asQuoted, creditDeposit, reverseDeposit } from './book-deposit.ts'
import { tellPayer } from '../notices.ts'
import type { PaymentFacts, PaymentProvider } from '../providers/provider.ts'
import { type DepositRow, lockDeposit, readRate } from '../queries.ts'
import { changeDeposit } from '../store.ts'

export type Outcome = 'unknown' | 'already' | 'open' | 'failed' | 'settled' | 'review' | 'reversed'

/** Paid this long after the quote ended, today's rate is looked at. */
const graceMs = 10 * 60_000
/** By how much a rate may have moved, in hundredths, for a late payment to be honoured as it was quoted. */
const lateDrift = 3

const doubtOf = (deposit: DepositRow, facts: PaymentFacts, provider: PaymentProvider): Doubt | undefined => {
  const { currency, scale } = deposit
  const amount = BigInt(deposit.amount)
  const money = (parts: bigint) => ({ amount: formatMinorUnits(parts, scale), currency })
  if (facts.live !== provider.live) return { kind: facts.live ? 'live_payment' : 'test_payment' }
  if (facts.currency !== currency)
    return {
      kind: 'currency',
      paid: String(facts.paid),
      requested: String(facts.requested),
      currency: facts.currency,
      expected: money(amount),
    }
  if (facts.requested !== amount || facts.paid < amount)
    return { kind: 'amount', paid: money(facts.paid), requested: money(facts.requested), expected: money(amount) }
  return undefined
}

/** A payment long after its quote counts as quoted, unless the rate has run away since. */
const tooLate = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<Doubt | undefined> => {
  if ((facts.paidAt ?? now).getTime() <= deposit.expires_at.getTime() + graceMs) return undefined
  const today = await readRate(tx, deposit.currency, now)
  const drift = Math.abs(Number(today?.deposit_rate ?? 0) / Number(deposit.deposit_rate) - 1) * 100
  return drift > lateDrift ? { kind: 'late', drift: Math.round(drift * 10) / 10 } : undefined
}

const review = async (tx: Tx, deposit: DepositRow, doubt: Doubt, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  await changeDeposit(tx, deposit.id, { status: 'review', doubt, next_check_at: null, provider_status: facts.status })
  await tellPayer(tx, 'review', deposit, now)
  return 'review'
}

const apply = async (tx: Tx, provider: PaymentProvider, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  const deposit = await lockDeposit(tx, facts.reference)
  if (deposit === undefined || deposit.channel !== provider.channel) return 'unknown'
  if (deposit.status === 'settled' && facts.state === 'reversed') {
    await reverseDeposit(tx, deposit, facts, now)
    return 'reversed'
  }
  // Only an administrator takes a deposit out of review, and nothing else takes it out of settled.
  if (['settled', 'reversed', 'review', 'refunded'].includes(deposit.status)) return 'already'
  if (facts.state === 'reversed' || facts.state === 'failed') {
    // The sweep goes on looking: a success may follow on the same checkout.
    await changeDeposit(tx, deposit.id, { status: 'failed', provider_status: facts.status })
    await tellPayer(tx, 'failed', deposit, now)
    return 'failed'
  }
  if (facts.state === 'open') {
    await changeDeposit(tx, deposit.id, { provider_status: facts.status })
    return 'open'
  }
  const doubt = doubtOf(deposit, facts, provider) ?? (await tooLate(tx, deposit, facts, now))
  if (doubt !== undefined) return review(tx, deposit, doubt, facts, now)
  await creditDeposit(tx, deposit, facts, asQuoted(deposit), now)
  return 'settled'
}

/** Why the books would not take it, for what an administrator has to look at. */
export const whyNotBooked = (error: unknown): Doubt | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === 'LG005') return { kind: 'account_closed' }
  return code === '23505' && constraint === 'deposit_channel_provider_id_key' ? { kind: 'payment_of_another' } : undefined
}

/**
 * Does what the provider's own facts ask for, once, however often and from wherever it is called: webhook, return page and sweep alike.
 * What does not fit the quote goes to review and never to a balance.
 */
export const settleDeposit = async (db: Database, provider: PaymentProvider, facts: PaymentFacts, now: Date): Promise<Outcome> => {
  try {
    return await inTransaction(db, (tx) => apply(tx, provider, facts, now))
  } catch (error) {
    const doubt = whyNotBooked(error)
    if (doubt === undefined) throw error
    return inTransaction(db, async (tx) => {
      const deposit = await lockDeposit(tx, facts.reference)
      return deposit === undefined || deposit.status === 'review' ? 'already' : review(tx, deposit, doubt, facts, now)
    })
  }
}
