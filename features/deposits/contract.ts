import * as z from 'zod'
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

/** What is answered to providers and to who decides on a payment. */
const errorsNotForPayers: ReadonlySet<ErrorCode> = new Set([depositErrors.unsigned, depositErrors.not_creditable])

/** Payment providers, in the order of their buttons. */
export const paymentChannels = ['paystack', 'tranzak'] as const
export type PaymentChannel = (typeof paymentChannels)[number]
const Channel = z.enum(paymentChannels, depositErrors.choose_channel.code)
const CurrencyCode = z
  .string(depositErrors.choose_currency.code)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, depositErrors.choose_currency.code)

/** A currency that money can be paid in with, and through which channels; `min` and `max` are decimals of it. */
export const DepositCurrency = z.object({
  id: z.string(),
  name: z.string(),
  abbr: z.string(),
  scale: z.int(),
  channels: z.array(z.object({ channel: Channel, min: z.string(), max: z.string() })),
})
export type DepositCurrency = z.infer<typeof DepositCurrency>

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/currencies',
  access: 'guest',
  summary: 'Currencies a deposit can be made in, and the channels of each',
  response: data(z.object({ currencies: z.array(DepositCurrency) })),
})

/** Digits kept of a rate. */
const rateScale = 8

/** A rate as the database writes it, `1596.50000000`, as a whole number of its smallest digits. */
const parseRate = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, rateScale).padEnd(rateScale, '0'))
}

/**
 * US cents for an amount in smallest parts of a currency, rounded down, in whole numbers all the way (payments.md §0.6): with floats
 * every eleventh amount loses a cent.
 * @param rate units of the currency for one dollar, as a decimal
 */
export const toUsdCents = (amount: bigint, scale: number, rate: string): bigint =>
  (amount * 100n * 10n ** BigInt(rateScale)) / (parseRate(rate) * 10n ** BigInt(scale))

/** How many units of the currency one dollar costs. */
export const DepositRate = z.object({ id: z.int(), currency: z.string(), deposit_rate: z.number(), valid_until: Moment })
export type DepositRate = z.infer<typeof DepositRate>

export const getRate = endpoint({
  method: 'POST',
  path: '/deposit/rate',
  access: 'guest',
  summary: 'What a dollar costs in a currency; honoured until `valid_until`',
  query: z.object({ currency: CurrencyCode }),
  response: data(z.object({ rate: DepositRate })),
  errors: [platformErrors.not_found],
})

/** `expired` is shown while the provider may still tell of a late payment. */
const depositStatuses = ['created', 'waiting', 'credited', 'failed', 'expired', 'review', 'reversed', 'refunded'] as const
export const Deposit = z.object({
  id: Id,
  status: z.enum(depositStatuses),
  reference: z.string(),
  channel: Channel,
  currency: z.string(),
  amount: z.string(),
  usd_amount: z.string(),
  deposit_rate: z.number(),
  /** The checkout, while it can be paid. */
  url: z.string().nullable(),
  created_at: Moment,
  expires_at: Moment,
})
export type Deposit = z.infer<typeof Deposit>

/** A screen of the application to go on with afterwards. */
const ReturnPath = z
  .string()
  .max(300, platformErrors.too_long.code)
  .regex(/^\/dashboard\/[\w\-/?=&%.]*$/, platformErrors.invalid.code)

export const startDeposit = endpoint({
  method: 'POST',
  path: '/deposit/payment/info',
  access: 'member',
  movesMoney: true,
  summary: 'Freezes a quote and opens a checkout with the provider',
  body: z.object({
    channel: Channel,
    currency: CurrencyCode,
    amount: z.union(
      [z.string().trim().min(1, platformErrors.required.code).max(40, platformErrors.invalid.code), z.number()],
      platformErrors.required.code,
    ),
    /** The rate that was shown. */
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
  summary: 'One of the own deposits',
  params: z.object({ id: Id }),
  response: data(z.object({ deposit: Deposit })),
  errors: [platformErrors.not_found],
})

export const refreshDeposit = endpoint({
  method: 'POST',
  path: '/deposit/:id/refresh',
  access: 'guest',
  summary: 'Asks the provider about one of the own deposits, at most every three seconds',
  params: z.object({ id: Id }),
  response: data(z.object({ deposit: Deposit })),
  errors: [platformErrors.not_found],
})

const webhook = {
  method: 'POST',
  access: 'open',
  response: z.object({ received: z.literal(true) }),
  errors: [depositErrors.unsigned],
} as const
export const paystackWebhook = endpoint({
  ...webhook,
  path: '/webhooks/paystack',
  summary: 'Notices of Paystack, signed in `x-paystack-signature`',
})
export const tranzakWebhook = endpoint({ ...webhook, path: '/webhooks/tranzak', summary: 'Notices of Tranzak, with the agreed `authKey`' })
