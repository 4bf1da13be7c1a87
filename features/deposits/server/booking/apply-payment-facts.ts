import { inTransaction, type Database, type Tx } from '#platform/server/db/database.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import type { ReviewReason } from '../../review-reason-contract.ts'
import { getQuotedAmount, creditDeposit, reverseDeposit } from './book-deposit.ts'
import { notifyPayer } from '../notifications.ts'
import type { PaymentFacts, PaymentProvider } from '../providers/provider.ts'
import { type DepositRow, lockDepositByReference, readExchangeRateInForce } from '../queries.ts'
import { updateDeposit } from '../store.ts'

export type PaymentFactsOutcome = 'unknown' | 'already' | 'open' | 'failed' | 'settled' | 'review' | 'reversed'

/** A payment that arrives later than this after its quote has ended is late, and today's rate is checked. */
const graceMs = 10 * minuteMs
/** A late payment is credited as quoted while the exchange rate has moved by no more than this many percent. */
const maxLateDriftPercent = 3

const mismatchReason = (deposit: DepositRow, facts: PaymentFacts, provider: PaymentProvider): ReviewReason | undefined => {
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

/** Returns the review reason of a late payment whose exchange rate has moved too far; otherwise undefined. */
const lateReason = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<ReviewReason | undefined> => {
  if ((facts.paidAt ?? now).getTime() <= deposit.expires_at.getTime() + graceMs) return undefined
  const today = await readExchangeRateInForce(tx, deposit.currency, now)
  const drift = Math.abs(Number(today?.deposit_rate ?? 0) / Number(deposit.deposit_rate) - 1) * 100
  return drift > maxLateDriftPercent ? { kind: 'late', drift: Math.round(drift * 10) / 10 } : undefined
}

const moveToReview = async (
  tx: Tx,
  deposit: DepositRow,
  doubt: ReviewReason,
  facts: PaymentFacts,
  now: Date,
): Promise<PaymentFactsOutcome> => {
  await updateDeposit(tx, deposit.id, { status: 'review', doubt, next_check_at: null, provider_status: facts.status })
  await notifyPayer(tx, 'review', deposit, now)
  return 'review'
}

const applyInTransaction = async (tx: Tx, provider: PaymentProvider, facts: PaymentFacts, now: Date): Promise<PaymentFactsOutcome> => {
  const deposit = await lockDepositByReference(tx, facts.reference)
  if (deposit === undefined || deposit.channel !== provider.channel) return 'unknown'
  if (deposit.status === 'settled' && facts.state === 'reversed') {
    await reverseDeposit(tx, deposit, facts, now)
    return 'reversed'
  }
  // These deposits do not change here: a settled one can only be reversed, and only an administrator decides on a review.
  if (['settled', 'reversed', 'review', 'refunded'].includes(deposit.status)) return 'already'
  if (facts.state === 'reversed' || facts.state === 'failed') {
    // The sweep keeps checking, because a later attempt on the same checkout can succeed.
    await updateDeposit(tx, deposit.id, { status: 'failed', provider_status: facts.status })
    await notifyPayer(tx, 'failed', deposit, now)
    return 'failed'
  }
  if (facts.state === 'open') {
    await updateDeposit(tx, deposit.id, { provider_status: facts.status })
    return 'open'
  }
  const doubt = mismatchReason(deposit, facts, provider) ?? (await lateReason(tx, deposit, facts, now))
  if (doubt !== undefined) return moveToReview(tx, deposit, doubt, facts, now)
  await creditDeposit(tx, deposit, facts, getQuotedAmount(deposit), now)
  return 'settled'
}

/** Returns the review reason for a database error that rejects the booking; undefined for any other error. */
export const reviewReasonForBookingError = (error: unknown): ReviewReason | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === 'LG005') return { kind: 'account_closed' }
  return code === '23505' && constraint === 'deposit_channel_provider_id_key' ? { kind: 'payment_of_another' } : undefined
}

/**
 * Applies what the provider reports about a payment: credits, fails or reverses the deposit. Idempotent, because a deposit is checked many
 * times. A payment that does not match its quote goes to review and is not credited.
 */
export const applyPaymentFacts = async (
  db: Database,
  provider: PaymentProvider,
  facts: PaymentFacts,
  now: Date,
): Promise<PaymentFactsOutcome> => {
  try {
    return await inTransaction(db, (tx) => applyInTransaction(tx, provider, facts, now))
  } catch (error) {
    const doubt = reviewReasonForBookingError(error)
    if (doubt === undefined) throw error
    return inTransaction(db, async (tx) => {
      const deposit = await lockDepositByReference(tx, facts.reference)
      return deposit === undefined || deposit.status === 'review' ? 'already' : moveToReview(tx, deposit, doubt, facts, now)
    })
  }
}
