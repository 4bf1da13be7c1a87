import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'
import { Amount } from '#platform/shared/money.ts'

export const walletErrors = errorCodes('wallet', { insufficient_funds: 422, nothing: 422, price_changed: 409, sells_dearer: 422 })

/** The balances of a member: US dollars as a decimal, credits as a whole number. */
export const Wallet = z.object({ usd: z.string().regex(/^\d+\.\d{2}$/), credits: z.int().nonnegative() })
export type Wallet = z.infer<typeof Wallet>

/** The price of credits: how many a dollar buys, and how many US cents a hundred of them sell for. */
export const CreditPrice = z.object({ id: z.int(), credits_per_usd: z.int(), cents_per_100_credits: z.int() })
export type CreditPrice = z.infer<typeof CreditPrice>

/** Whole credits for US cents, rounded down. */
export const creditsForCents = (cents: bigint, price: Pick<CreditPrice, 'credits_per_usd'>): bigint =>
  (cents * BigInt(price.credits_per_usd)) / 100n
/** US cents for credits, rounded down. */
export const centsForCredits = (credits: bigint, price: Pick<CreditPrice, 'cents_per_100_credits'>): bigint =>
  (credits * BigInt(price.cents_per_100_credits)) / 100n

/** The kinds of transactions members see; each has a text in the locales. */
export const transactionKinds = [
  'opening',
  'deposit',
  'deposit_reversed',
  'credits_bought',
  'credits_sold',
  'message_request',
  'call',
  'call_returned',
  'gift_bought',
  'gift_returned',
  'gift_redeemed',
  'boost',
  'plan',
  'plan_credit',
  'forfeited',
] as const
export type TransactionKind = (typeof transactionKinds)[number]
/** Brand names of the payment providers by id, in the order of their buttons. They are the same in every language. */
export const paymentProviderNames = { paystack: 'Paystack', tranzak: 'Tranzak' } as const
export type PaymentChannel = keyof typeof paymentProviderNames
/** Payment methods that each provider accepts; the deposits feature translates those that are not brand names. */
export const paymentProviderMethods = {
  paystack: ['card', 'bank', 'mobile'],
  tranzak: ['MTN MoMo', 'Orange Money', 'card'],
} as const satisfies Record<PaymentChannel, readonly string[]>
export const paymentChannels = Object.keys(paymentProviderNames) as readonly PaymentChannel[]
/** The channel of a transaction. `wallet`: a transfer within the service; `house`: to or from the operator; otherwise the payment provider. */
export const transactionChannels = ['wallet', 'house', ...paymentChannels] as const
export type TransactionChannel = (typeof transactionChannels)[number]
/** The kinds of transactions that have a receipt. */
export const kindsWithReceipt: readonly TransactionKind[] = ['deposit', 'credits_bought', 'credits_sold', 'gift_bought', 'boost', 'plan']

const Transaction = z.object({
  /** Journal id; the same for both sides of a conversion. */
  id: Id,
  reference: z.string(),
  kind: z.enum(transactionKinds),
  currency: z.enum(['USD', 'CREDIT']),
  /** Positive for money that came in, negative for money that went out. */
  txn_amount: z.string().regex(/^-?\d+(\.\d{2})?$/),
  balance_after: z.string(),
  channel: z.enum(transactionChannels),
  /** Description of the transaction, with the name of the other member if the caller may see them. */
  name: z.string(),
  receipt: z.boolean(),
  created_at: Moment,
})
export type Transaction = z.infer<typeof Transaction>

/** What a deposit was paid with. `fee` is what the payer paid on top for the provider; `deposit_rate` is null for US dollars. */
export const DepositPayment = z.object({
  currency: z.string(),
  paid: z.string(),
  fee: z.string().nullable(),
  deposit_rate: z.number().nullable(),
  usd: z.string(),
})
export type DepositPayment = z.infer<typeof DepositPayment>

/** The member's own currency, and how many units of it one US dollar costs. */
export const LocalRate = z.object({ currency: z.string(), deposit_rate: z.number() })
export type LocalRate = z.infer<typeof LocalRate>

export const getWallet = endpoint({
  method: 'GET',
  path: '/account/wallet',
  access: 'guest',
  summary: "Returns the caller's balances, the price of credits, and the rate of the caller's currency if there is one",
  response: data(z.object({ wallet: Wallet, price: CreditPrice, local: LocalRate.nullable() })),
})

/** The kind to list, and a UTC month as `YYYY-MM`. */
const filter = {
  kind: z.enum(transactionKinds).optional(),
  month: z
    .string()
    .regex(/^(?:20\d\d)-(?:0[1-9]|1[0-2])$/, platformErrors.invalid.code)
    .optional(),
}
export const listTransactions = endpoint({
  method: 'GET',
  path: '/account/transactions',
  access: 'guest',
  summary: "Lists the caller's transactions, newest first",
  query: z.object({ ...filter, cursor: Cursor }),
  response: data(z.object({ transactions: z.array(Transaction), next_cursor: z.string().nullable() })),
})

export const listTransactionChoices = endpoint({
  method: 'GET',
  path: '/account/transactions/choices',
  access: 'guest',
  summary: "Lists the kinds and months of the caller's transactions, newest month first",
  response: data(z.object({ kinds: z.array(z.enum(transactionKinds)), months: z.array(z.string()) })),
})

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/account/transactions/csv',
  access: 'guest',
  summary: "Returns all of the caller's transactions as comma-separated values",
  query: z.object(filter),
  response: z.string(),
  text: true,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/account/transactions/:id',
  access: 'guest',
  summary: "Returns the receipt of a transaction: every change of the caller's balances, and how a deposit was paid, if known",
  params: z.object({ id: Id }),
  response: data(z.object({ transactions: z.array(Transaction).min(1), payment: DepositPayment.nullable() })),
  errors: [platformErrors.not_found],
})

const conversion = {
  method: 'POST',
  access: 'member',
  movesMoney: true,
  response: data(z.object({ wallet: Wallet, transaction: Transaction })),
  errors: [...Object.values(walletErrors), platformErrors.conflict],
} as const
/** Id of the price that the member saw; the call fails if another price is in force. */
const price_id = z.int().positive().optional()

export const buyCreditsWithDollars = endpoint({
  ...conversion,
  path: '/wallet/credits/buy',
  summary: 'Buys credits with dollars at the current price',
  body: z.object({ usd: Amount(2), price_id }),
})

export const sellCreditsForDollars = endpoint({
  ...conversion,
  path: '/wallet/credits/sell',
  summary: 'Sells credits for dollars at the current price',
  body: z.object({ credits: Amount(0), price_id }),
})

/** Sent to a member whose balances have changed. */
export const walletEvent = serverEvent('wallet', z.object({ wallet: Wallet }))

/** Sent to everybody when a price, an offer or an exchange rate has changed. */
export const pricesEvent = serverEvent('prices', z.object({}))
