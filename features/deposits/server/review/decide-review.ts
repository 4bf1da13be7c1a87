import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import { depositErrors, toUsdCents } from '../../contract.ts'
import { getQuotedAmount, creditDeposit, type DepositAmount } from '../booking/book-deposit.ts'
import { type ReviewerContext, recordReviewDecision } from './record-decision.ts'
import { notifyPayer } from '../notifications.ts'
import { createConfiguredPaymentProviders } from '../providers/configured-providers.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachableError } from '../providers/provider.ts'
import { type DepositRow, lockDepositByReference, readDepositById } from '../queries.ts'
import { reviewReasonForBookingError } from '../booking/apply-payment-facts.ts'
import { updateDeposit } from '../store.ts'

/** The deposit that is decided on, and the administrator's reason. */
interface ReviewDecision {
  id: string
  reason: string
}

/** What a decision would do. The console decides by it whether a second person must agree. */
export interface ReviewDecisionEffect {
  depositId: string
  memberId: string
  /** The US cents that would be credited, or that the provider refunded. */
  cents: bigint
}

/** Returns whether a decision may be carried out now. It runs in the transaction of the decision, while the deposit is locked. */
export type MayCarryOutReviewDecision = (tx: Tx, effect: ReviewDecisionEffect) => Promise<boolean>
const mayAlways: MayCarryOutReviewDecision = () => Promise.resolve(true)

const requireReason = (reason: string): string => {
  if (reason.trim() === '') throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  return reason.trim().slice(0, 500)
}

/**
 * Locks a deposit under review.
 * @throws {AppError} platform.conflict when it has already been decided
 */
const lockUnderReview = async (tx: Tx, reference: string): Promise<DepositRow> => {
  const deposit = await lockDepositByReference(tx, reference)
  if (deposit?.status !== 'review') throw new AppError(platformErrors.conflict)
  return deposit
}

const readCreditableFacts = async (provider: PaymentProvider, deposit: DepositRow): Promise<PaymentFacts> => {
  const facts = await provider
    .readPayment({ reference: deposit.reference, providerId: deposit.provider_id ?? undefined, scale: deposit.scale })
    .catch((error: unknown) => {
      if (error instanceof ProviderUnreachableError) throw new AppError(depositErrors.unavailable, { retryAfter: 60 })
      throw error
    })
  const ours = facts?.reference === deposit.reference && facts.live === provider.live && facts.currency === deposit.currency
  if (facts === undefined || !ours || facts.state !== 'paid') throw new AppError(depositErrors.not_creditable)
  return facts
}

/** Returns the amount to credit: the quoted amount if it was paid in full, otherwise what was paid, at the rate of the quote. */
const arrivedAmount = (deposit: DepositRow, { paid, requested }: PaymentFacts): DepositAmount => {
  const quoted = getQuotedAmount(deposit)
  if (requested === quoted.amount && paid >= quoted.amount) return quoted
  return { amount: paid, cents: toUsdCents(paid, deposit.scale, deposit.deposit_rate) }
}

/**
 * Credits a deposit under review with the amount that was paid, at the rate of its quote. The payment is read from the provider again.
 * @throws {AppError} platform.not_found; platform.conflict when it has been decided; deposits.not_creditable when the provider reports it
 * as unpaid, in another currency or in another mode, or the payer's account is closed; deposits.worth_nothing; deposits.unavailable without
 * a response; platform.required without a reason
 */
export const creditReviewedDeposit = async (
  ctx: ReviewerContext,
  platform: Pick<Platform, 'config' | 'clock'>,
  { id, reason }: ReviewDecision,
  mayDecide = mayAlways,
): Promise<void> => {
  const why = requireReason(reason)
  const seen = await readDepositById(ctx.db, id)
  if (seen === undefined) throw new AppError(platformErrors.not_found)
  if (seen.status !== 'review') throw new AppError(platformErrors.conflict)
  const provider = createConfiguredPaymentProviders(platform)[seen.channel]
  if (provider === undefined) throw new AppError(depositErrors.unavailable)
  const facts = await readCreditableFacts(provider, seen)
  const credited = arrivedAmount(seen, facts)
  if (credited.cents === 0n) throw new AppError(depositErrors.worth_nothing)
  await inTransaction(ctx.db, async (tx) => {
    const deposit = await lockUnderReview(tx, seen.reference)
    if (!(await mayDecide(tx, { depositId: id, memberId: deposit.member_id, cents: credited.cents }))) return
    await creditDeposit(tx, deposit, facts, credited, ctx.now)
    await recordReviewDecision(tx, ctx, {
      action: 'deposit.credited',
      id,
      reason: why,
      details: { amount: `${formatMinorUnits(credited.amount, seen.scale)} ${seen.currency}`, usd: formatCents(credited.cents) },
    })
  }).catch((error: unknown) => {
    throw reviewReasonForBookingError(error) === undefined ? error : new AppError(depositErrors.not_creditable)
  })
}

/**
 * Records that the payment of a deposit under review was refunded at the provider. It was never credited, so no balance changes.
 * @throws {AppError} platform.not_found; platform.conflict when it has been decided; platform.required without a reason
 */
export const markReviewedDepositRefunded = async (
  ctx: ReviewerContext,
  { id, reason }: ReviewDecision,
  mayDecide = mayAlways,
): Promise<void> => {
  const why = requireReason(reason)
  const seen = await readDepositById(ctx.db, id)
  if (seen === undefined) throw new AppError(platformErrors.not_found)
  await inTransaction(ctx.db, async (tx) => {
    const deposit = await lockUnderReview(tx, seen.reference)
    if (!(await mayDecide(tx, { depositId: id, memberId: deposit.member_id, cents: BigInt(deposit.usd_cents) }))) return
    await updateDeposit(tx, deposit.id, { status: 'refunded', next_check_at: null })
    await notifyPayer(tx, 'refunded', deposit, ctx.now)
    await recordReviewDecision(tx, ctx, { action: 'deposit.refunded', id, reason: why })
  })
}
