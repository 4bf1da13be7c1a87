import * as z from 'zod'
import { paymentChannels, paymentProviderNames } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { type ErrorCode, errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id, Moment } from '#platform/shared/fields.ts'

export const depositErrors = errorCodes('deposits', {
  choose_channel: 422,
  choose_currency: 422,
  impossible_pair: 422,
  below_least: 422,
  above_most: 422,
  finer_than_currency: 422,
  worth_nothing: 422,
  rate_changed: 409,
  refused: 422,
  unavailable: 503,
  not_creditable: 422,
  unsigned: 401,
})

/** Errors that only a provider's webhook or an administrator can get, never a payer. */
const errorsNotForPayers: ReadonlySet<ErrorCode> = new Set([depositErrors.unsigned, depositErrors.not_creditable])

export { type PaymentChannel, paymentChannels, paymentProviderMethods, paymentProviderNames } from '#features/wallet/contract.ts'
const ChannelField = z.enum(paymentChannels, depositErrors.choose_channel.code)
const CurrencyCode = z
  .string(depositErrors.choose_currency.code)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, depositErrors.choose_currency.code)

/** A currency that members can deposit, with its payment channels. `min` and `max` are decimals of the currency, such as `500.00`. */
export const DepositCurrency = z.object({
  id: z.string(),
  name: z.string(),
  abbr: z.string(),
  scale: z.int(),
  channels: z.array(z.object({ channel: ChannelField, min: z.string(), max: z.string() })),
})
export type DepositCurrency = z.infer<typeof DepositCurrency>

export const listDepositCurrencies = endpoint({
  method: 'GET',
  path: '/currencies',
  access: 'guest',
  summary: 'Lists the currencies of deposits, and the channels of each',
  response: data(z.object({ currencies: z.array(DepositCurrency) })),
})

/** Decimal places of a rate. */
const rateScale = 8

/** A decimal such as `1596.50000000` as a whole number of its last decimal place. */
const parseRate = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, rateScale).padEnd(rateScale, '0'))
}

/**
 * Converts an amount to US cents, rounded down, with integers only, because floats lose a cent in some amounts (docs/payments.md §0.6).
 * @param amount in the smallest unit of the currency
 * @param scale decimal places of the currency, such as 2 for NGN
 * @param rate whole units of the currency per US dollar, as a decimal
 */
export const toUsdCents = (amount: bigint, scale: number, rate: string): bigint =>
  (amount * 100n * 10n ** BigInt(rateScale)) / (parseRate(rate) * 10n ** BigInt(scale))

/** An exchange rate: `deposit_rate` is the price of one US dollar in units of the currency. */
export const DepositRate = z.object({ id: z.int(), currency: z.string(), deposit_rate: z.number(), valid_until: Moment })
export type DepositRate = z.infer<typeof DepositRate>

export const getDepositRate = endpoint({
  method: 'POST',
  path: '/deposit/rate',
  access: 'guest',
  summary: 'Returns the price of a dollar in a currency, valid until `valid_until`',
  query: z.object({ currency: CurrencyCode }),
  response: data(z.object({ rate: DepositRate })),
  errors: [platformErrors.not_found],
})

/** An `expired` deposit can still be credited by a late payment. */
const depositStatuses = ['created', 'waiting', 'credited', 'failed', 'expired', 'review', 'reversed', 'refunded'] as const
export const Deposit = z.object({
  id: Id,
  status: z.enum(depositStatuses),
  reference: z.string(),
  channel: ChannelField,
  currency: z.string(),
  amount: z.string(),
  usd_amount: z.string(),
  deposit_rate: z.number(),
  /** The provider's checkout page; null when it can no longer be paid. */
  url: z.string().nullable(),
  created_at: Moment,
  expires_at: Moment,
})
export type Deposit = z.infer<typeof Deposit>

/** The path of a dashboard screen to return to after the payment. */
const ReturnPath = z
  .string()
  .max(300, platformErrors.too_long.code)
  .regex(/^\/dashboard\/[\w\-/?=&%.]*$/, platformErrors.invalid.code)

export const startDeposit = endpoint({
  method: 'POST',
  path: '/deposit/payment/info',
  access: 'member',
  movesMoney: true,
  summary: 'Fixes the rate and opens a checkout with the provider',
  body: z.object({
    channel: ChannelField,
    currency: CurrencyCode,
    amount: z.union(
      [z.string().trim().min(1, platformErrors.required.code).max(40, platformErrors.invalid.code), z.number()],
      platformErrors.required.code,
    ),
    /** Id of the exchange rate that the member saw. */
    rate_id: z.int().positive().optional(),
    back: ReturnPath.optional(),
  }),
  response: data(
    z.object({
      id: Id,
      url: z.string(),
      payment_url: z.string(),
      reference: z.string(),
      deposit_rate: z.number(),
      usd_amount: z.string(),
      expires_at: Moment,
    }),
  ),
  errors: [...Object.values(depositErrors).filter((code) => !errorsNotForPayers.has(code)), platformErrors.conflict],
})

export const getDeposit = endpoint({
  method: 'GET',
  path: '/deposit/:id',
  access: 'guest',
  summary: "Returns one of the caller's deposits",
  params: z.object({ id: Id }),
  response: data(z.object({ deposit: Deposit })),
  errors: [platformErrors.not_found],
})

export const refreshDeposit = endpoint({
  method: 'POST',
  path: '/deposit/:id/refresh',
  access: 'guest',
  summary: "Asks the provider for the state of one of the caller's deposits, at most every three seconds",
  params: z.object({ id: Id }),
  response: data(z.object({ deposit: Deposit })),
  errors: [platformErrors.not_found],
})

/** The webhook endpoint of each payment provider. It has no body schema, because the signature covers the exact bytes of the body. */
export const paymentWebhookEndpoints = new Map(
  paymentChannels.map((channel) => [
    channel,
    endpoint({
      method: 'POST',
      path: `/webhooks/${channel}`,
      access: 'open',
      summary: `Receives webhook events of ${paymentProviderNames[channel]}`,
      response: z.object({ received: z.literal(true) }),
      errors: [depositErrors.unsigned],
    }),
  ]),
)
