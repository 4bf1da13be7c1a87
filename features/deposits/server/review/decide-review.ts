import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import { depositErrors, usdCents } from '../../contract.ts'
import { asQuoted, creditDeposit, type Credited } from '../booking/book-deposit.ts'
import { type DecidingContext, noteDecision } from './note-decision.ts'
import { tellPayer } from '../notices.ts'
import { configuredProviders } from '../providers/configured.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachable } from '../providers/provider.ts'
import { type DepositRow, lockDeposit, readAnyDeposit } from '../queries.ts'
import { whyNotBooked } from '../booking/settle-deposit.ts'
import { changeDeposit } from '../store.ts'

/** What a person decides on, and why. */
interface Decided {
  id: string
  reason: string
}

const requireReason = (reason: string): string => {
  if (reason.trim() === '') throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  return reason.trim().slice(0, 500)
}

/** @throws {AppError} platform.conflict when somebody else has decided */
const stillUnderReview = async (tx: Tx, reference: string): Promise<DepositRow> => {
  const deposit = await lockDeposit(tx, reference)
  if (deposit?.status !== 'review') throw new AppError(platformErrors.conflict)
  return deposit
}

const factsAbout = async (provider: PaymentProvider, deposit: DepositRow): Promise<PaymentFacts> => {
  const facts = await provider
    .read({ reference: deposit.reference, providerId: deposit.provider_id ?? undefined, scale: deposit.scale })
    .catch((error: unknown) => {
      if (error instanceof ProviderUnreachable) throw new AppError(depositErrors.unavailable, { retryAfter: 60 })
      throw error
    })
  const ours = facts?.reference === deposit.reference && facts.live === provider.live && facts.currency === deposit.currency
  if (facts === undefined || !ours || facts.state !== 'paid') throw new AppError(depositErrors.not_creditable)
  return facts
}

/** What arrived, at the frozen rate; what a payer paid on top as a fee is no part of it. */
const arrived = (deposit: DepositRow, { paid, requested }: PaymentFacts): Credited => {
  const quoted = asQuoted(deposit)
  if (requested === quoted.amount && paid >= quoted.amount) return quoted
  return { amount: paid, cents: usdCents(paid, deposit.scale, deposit.deposit_rate) }
}

/**
 * Credits a payment under review with what arrived, at the rate of its quote. The provider is asked once more, for what arrived is its word.
 * @throws {AppError} platform.not_found; platform.conflict when it is decided already; deposits.not_creditable when the provider names it
 * unpaid, in another currency or of another mode, or the payer's account is closed; deposits.worth_nothing; deposits.unavailable without an
 * answer; platform.required without a reason
 */
export const creditReview = async (
  ctx: DecidingContext,
  platform: Pick<Platform, 'config' | 'clock'>,
  { id, reason }: Decided,
): Promise<void> => {
  const why = requireReason(reason)
  const seen = await readAnyDeposit(ctx.db, id)
  if (seen === undefined) throw new AppError(platformErrors.not_found)
  if (seen.status !== 'review') throw new AppError(platformErrors.conflict)
  const provider = configuredProviders(platform)[seen.channel]
  if (provider === undefined) throw new AppError(depositErrors.unavailable)
  const facts = await factsAbout(provider, seen)
  const credited = arrived(seen, facts)
  if (credited.cents === 0n) throw new AppError(depositErrors.worth_nothing)
  await inTransaction(ctx.db, async (tx) => {
    const deposit = await stillUnderReview(tx, seen.reference)
    await creditDeposit(tx, deposit, facts, credited, ctx.now)
    await noteDecision(tx, ctx, {
      action: 'deposit.credited',
      id,
      reason: why,
      details: { amount: `${formatMinorUnits(credited.amount, seen.scale)} ${seen.currency}`, usd: formatCents(credited.cents) },
    })
  }).catch((error: unknown) => {
    throw whyNotBooked(error) === undefined ? error : new AppError(depositErrors.not_creditable)
  })
}

/**
 * Notes that a payment under review was given back at the provider. It was in no balance, so none moves.
 * @throws {AppError} platform.not_found; platform.conflict when it is decided already; platform.required without a reason
 */
export const markRefunded = async (ctx: DecidingContext, { id, reason }: Decided): Promise<void> => {
  const why = requireReason(reason)
  const seen = await readAnyDeposit(ctx.db, id)
  if (seen === undefined) throw new AppError(platformErrors.not_found)
  await inTransaction(ctx.db, async (tx) => {
    const deposit = await stillUnderReview(tx, seen.reference)
    await changeDeposit(tx, deposit.id, { status: 'refunded', next_check_at: null })
    await tellPayer(tx, 'refunded', deposit, ctx.now)
    await noteDecision(tx, ctx, { action: 'deposit.refunded', id, reason: why })
  })
}
