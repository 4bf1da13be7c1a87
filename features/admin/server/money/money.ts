import { recordAudit } from '#features/audit/server/index.ts'
import {
  creditReviewedDeposit,
  listDepositsUnderReview,
  markReviewedDepositRefunded,
  ExchangeRateRefusedError,
  readDepositChannelsAndRates,
  setDepositChannelEnabled,
  setExchangeRate,
} from '#features/deposits/server/index.ts'
import type { PaymentChannel } from '#features/deposits/contract.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { adminErrors } from '../../entry-contract.ts'
import type { CurrencyRate, DepositReview } from '../../money-contract.ts'
import { proposalCutoff, readProposals } from './proposal-store.ts'
import { decideAloneOrPropose } from './decide-alone-or-propose.ts'
import { readMemberNames } from '../members/member-queries.ts'

/** Lists the currencies of deposits with their current rates and providers. */
export const listCurrencyRates = async (db: Database, now: Date): Promise<CurrencyRate[]> => {
  const { pairs, rates } = await readDepositChannelsAndRates(db, now)
  return [...new Set(pairs.map(({ currency }) => currency))].map((currency) => {
    const rate = rates.find((one) => one.currency === currency)
    return {
      currency,
      deposit_rate: rate?.deposit_rate ?? null,
      mid: rate?.mid ?? null,
      spread_bps: rate?.spread_bps ?? null,
      source: rate?.source ?? null,
      valid_from: rate?.valid_from.toISOString() ?? null,
      channels: pairs
        .filter((pair) => pair.currency === currency)
        .map((pair) => ({
          channel: pair.channel,
          enabled: pair.enabled,
          min: formatMinorUnits(BigInt(pair.min_amount), pair.scale),
          max: formatMinorUnits(BigInt(pair.max_amount), pair.scale),
        })),
    }
  })
}

const toRateError = (error: unknown): unknown => {
  if (!(error instanceof ExchangeRateRefusedError)) return error
  const code = error.jumps ? adminErrors.rate_jumps : adminErrors.no_rate
  return new AppError(code, { fields: { mid: [code] } })
}

/**
 * Sets the rate of a currency.
 * @throws {AppError} platform.not_found, admin.no_rate, admin.rate_jumps for a change of more than ten percent without `sure`
 */
export const changeRate = async (
  ctx: MemberContext,
  { currency, mid, spread_bps, sure, reason }: { currency: string; mid: string; spread_bps: number; sure: boolean; reason: string },
): Promise<void> => {
  const before = (await listCurrencyRates(ctx.db, ctx.now)).find((price) => price.currency === currency)
  if (before === undefined || before.deposit_rate === null) throw new AppError(platformErrors.not_found)
  await inTransaction(ctx.db, async (tx) => {
    const to = await setExchangeRate(tx, { currency, mid, spreadBps: spread_bps, source: 'console', sure }, ctx.now)
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: 'rate.changed',
      subject: { kind: 'rate', id: currency },
      reason,
      details: { from: before.deposit_rate, to },
      now: ctx.now,
    })
  }).catch((error: unknown) => {
    throw toRateError(error)
  })
}

/** Enables or disables a currency for a provider. @throws {AppError} platform.not_found */
export const changePaymentChannel = async (
  ctx: MemberContext,
  { currency, channel, enabled, reason }: { currency: string; channel: PaymentChannel; enabled: boolean; reason: string },
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await setDepositChannelEnabled(tx, { currency, channel, enabled }, ctx.now))) throw new AppError(platformErrors.not_found)
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: enabled ? 'channel.opened' : 'channel.closed',
      subject: { kind: 'channel', id: `${currency} ${channel}` },
      reason,
      now: ctx.now,
    })
  })

/** Lists the payments under review with their members and the open proposals about them. */
export const listDepositReviews = async (db: Database, now: Date): Promise<DepositReview[]> => {
  const waiting = await listDepositsUnderReview(db)
  const names = await readMemberNames(db, [...new Set(waiting.map(({ memberId }) => memberId))])
  const open = (await readProposals(db)).filter(({ state, proposed_at }) => state === 'open' && proposed_at > proposalCutoff(now))
  const proposed = new Map(open.map(({ deposit_id, kind }) => [deposit_id, kind as 'credit' | 'refunded']))
  return waiting.map(({ memberId, at, ...review }) => ({
    ...review,
    member: { id: memberId, name: names.get(memberId) ?? '' },
    at: at.toISOString(),
    proposed: proposed.get(review.id) ?? null,
  }))
}

/**
 * Decides a payment under review, or proposes the decision to a second person.
 * @throws {AppError} as `creditReviewedDeposit`, `markReviewedDepositRefunded` and `decideAloneOrPropose`
 */
export const decideDepositReview = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'config' | 'clock'>,
  { decision, ...decided }: { id: string; decision: 'credit' | 'refunded'; reason: string },
): Promise<void> => {
  const weigh = decideAloneOrPropose(ctx, decision, decided.reason)
  return decision === 'credit' ? creditReviewedDeposit(ctx, platform, decided, weigh) : markReviewedDepositRefunded(ctx, decided, weigh)
}

/** Checks the whole ledger. */
export const runLedgerCheck = async ({ db, now }: MemberContext) => ({ checked_at: now.toISOString(), violations: await checkLedger(db) })
