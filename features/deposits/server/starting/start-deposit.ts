import { randomBytes, randomUUID } from 'node:crypto'
import { readMember } from '#features/members/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type ErrorCode, AppError } from '#platform/shared/errors.ts'
import type { Money } from '#platform/shared/i18n/catalogue.ts'
import { formatMinorUnits, formatCents, toMinorUnits } from '#platform/shared/money.ts'
import { toStorableText } from '#platform/shared/text-checks.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { type PaymentChannel, depositErrors, toUsdCents } from '../../contract.ts'
import { nextCheckAt } from '../checking/check-and-book-deposit.ts'
import {
  type CheckoutRequest,
  type Checkout,
  type ConfiguredPaymentProviders,
  type PaymentProvider,
  ProviderRefusedError,
  ProviderUnreachableError,
} from '../providers/provider.ts'
import {
  type DepositRow,
  type CurrencyChannel,
  quoteValidMinutes,
  readDepositByIdempotencyKey,
  readEnabledCurrencyChannels,
  readExchangeRateInForce,
  readHonouredExchangeRate,
} from '../queries.ts'
import { updateDeposit, insertDeposit, freeDepositIdempotencyKey, storeCheckout } from '../store.ts'

/** A request to start a deposit; `amount` is a decimal of the currency. */
export interface DepositRequest {
  channel: PaymentChannel
  currency: string
  amount: string | number
  rate_id?: number | undefined
  /** The path of the screen to return to afterwards. */
  back?: string | undefined
}
/** A started deposit with the address of its checkout. */
export interface StartedDeposit {
  id: string
  url: string
  payment_url: string
  reference: string
  deposit_rate: number
  usd_amount: string
  expires_at: string
}

/** After this time the earlier request to the provider has certainly ended. */
const providerTimeoutMs = 30_000
const startsAnHour = { burst: 20, seconds: 3600 }
const base32Letters = 'abcdefghijklmnopqrstuvwxyz234567'
/** `dep-` and 26 base-32 characters, a form that every provider accepts (docs/payments.md §0.2). */
const newReference = (): string => `dep-${Array.from(randomBytes(26), (byte) => base32Letters[byte & 31]).join('')}`

const refuse = (field: string, code: ErrorCode, values: Record<string, Money> = {}): never => {
  throw new AppError(code, { fields: { [field]: [code] }, values })
}

const parseAmount = (amount: string | number, { scale, min, max, currency }: CurrencyChannel): bigint => {
  const parts = toMinorUnits(String(amount), scale)
  const bound = (parts: bigint): Money => ({ amount: formatMinorUnits(parts, scale), currency })
  if (parts === undefined) {
    const finer = /^\d{1,12}\.\d+$/.test(String(amount).trim())
    if (finer) return refuse('amount', depositErrors.finer_than_currency)
    // The number has too many digits to parse, but its size is enough to choose the error.
    if (Number(amount) > Number(formatMinorUnits(max, scale))) return refuse('amount', depositErrors.above_most, { most: bound(max) })
    return refuse('amount', depositErrors.below_least, { least: bound(min) })
  }
  if (parts < min) return refuse('amount', depositErrors.below_least, { least: bound(min) })
  if (parts > max) return refuse('amount', depositErrors.above_most, { most: bound(max) })
  return parts
}

const present = (
  deposit: Pick<DepositRow, 'id' | 'reference' | 'deposit_rate' | 'usd_cents' | 'expires_at'>,
  url: string,
): StartedDeposit => ({
  id: deposit.id,
  url,
  payment_url: url,
  reference: deposit.reference,
  deposit_rate: Number(deposit.deposit_rate),
  usd_amount: formatCents(deposit.usd_cents),
  expires_at: deposit.expires_at.toISOString(),
})

const openCheckout = async (ctx: MoneyContext, provider: PaymentProvider, id: string, charge: CheckoutRequest): Promise<Checkout> => {
  try {
    return await provider.openCheckout(charge)
  } catch (error) {
    if (error instanceof ProviderRefusedError) {
      ctx.log.warn({ err: error, deposit: id }, 'the provider refused a deposit')
      const reason = toStorableText(error.message, 300)
      await inTransaction(ctx.db, (tx) => updateDeposit(tx, id, { status: 'failed', reason, next_check_at: null }))
      throw new AppError(depositErrors.refused)
    }
    if (!(error instanceof ProviderUnreachableError)) throw error
    ctx.log.warn({ err: error, deposit: id }, 'the provider did not answer')
    await freeDepositIdempotencyKey(ctx.db, id)
    throw new AppError(depositErrors.unavailable, { retryAfter: 60 })
  }
}

/**
 * Fixes a quote, stores the deposit and then opens a checkout with the provider. Without a response the request is not repeated; the sweep
 * reads the payment later. A repeat with the same idempotency key returns the same checkout.
 * @throws {AppError} deposits.rate_changed when the rate that the member saw is too old; deposits.unavailable when the provider does not
 * respond; deposits.refused when it declines; other deposits.* errors name the wrong field
 */
export const startDeposit = async (
  ctx: MoneyContext,
  platform: Platform,
  providers: ConfiguredPaymentProviders,
  asked: DepositRequest,
): Promise<StartedDeposit> => {
  const before = await readDepositByIdempotencyKey(ctx.db, ctx.intent)
  if (before?.checkout_url) return present(before, before.checkout_url)
  if (before !== undefined) {
    const age = ctx.now.getTime() - before.created_at.getTime()
    if (age < providerTimeoutMs) throw new AppError(depositErrors.unavailable, { retryAfter: Math.ceil((providerTimeoutMs - age) / 1000) })
    await freeDepositIdempotencyKey(ctx.db, before.id)
  }

  const pairs = await readEnabledCurrencyChannels(ctx.db)
  const provider = providers[asked.channel]
  if (!pairs.some(({ currency }) => currency === asked.currency)) refuse('currency', depositErrors.choose_currency)
  const pair = pairs.find(({ currency, channel }) => currency === asked.currency && channel === asked.channel)
  if (pair === undefined || provider === undefined) return refuse('currency', depositErrors.impossible_pair)
  const amount = parseAmount(asked.amount, pair)
  const rate =
    asked.rate_id === undefined
      ? await readExchangeRateInForce(ctx.db, pair.currency, ctx.now)
      : await readHonouredExchangeRate(ctx.db, asked.rate_id, pair.currency, ctx.now)
  if (rate === undefined) throw new AppError(depositErrors.rate_changed)
  const cents = toUsdCents(amount, pair.scale, rate.deposit_rate)
  if (cents === 0n) refuse('amount', depositErrors.worth_nothing)

  await platform.limits.take(`deposits:${ctx.actor.id}`, startsAnHour)
  // Paystack requires an email address. For a member without one, the receipts go to the operator.
  const email = (await readMember(ctx.db, ctx.actor.id))?.email ?? platform.config.operatorEmail
  const deposit = {
    id: randomUUID(),
    reference: newReference(),
    deposit_rate: rate.deposit_rate,
    usd_cents: String(cents),
    expires_at: new Date(ctx.now.getTime() + quoteValidMinutes * minuteMs),
  }
  const written = await insertDeposit(ctx.db, {
    ...deposit,
    member_id: ctx.actor.id,
    intent: ctx.intent,
    channel: pair.channel,
    currency: pair.currency,
    amount,
    rate_id: rate.id,
    usd_cents: cents,
    next_check_at: new Date(ctx.now.getTime() + 15_000),
    created_at: ctx.now,
  })
  if (!written) throw new AppError(depositErrors.unavailable, { retryAfter: 5 })

  const back = asked.back === undefined ? '' : `&back=${encodeURIComponent(asked.back)}`
  const checkout = await openCheckout(ctx, provider, deposit.id, {
    reference: deposit.reference,
    currency: pair.currency,
    scale: pair.scale,
    amount,
    email,
    returnUrl: `${platform.publicUrl}/dashboard/deposit/return?deposit=${deposit.id}${back}`,
    expiresInSeconds: quoteValidMinutes * 60,
  })
  await storeCheckout(ctx.db, deposit.id, checkout, nextCheckAt(1, ctx.now, platform.clock.now(), platform.random) ?? ctx.now)
  return present(deposit, checkout.url)
}
