import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'
import { Amount } from '#platform/shared/money.ts'

export const walletErrors = errorCodes('wallet', { insufficient_funds: 422, nothing: 422, price_changed: 409, sells_dearer: 422 })

/** Balances of one member: US dollars as a decimal string, credits whole. */
export const Wallet = z.object({ usd: z.string().regex(/^\d+\.\d{2}$/), credits: z.int().nonnegative() })
export type Wallet = z.infer<typeof Wallet>

/** What credits cost: so many for one dollar, and so many cents for a hundred of them. */
export const CreditPrice = z.object({ id: z.int(), credits_per_usd: z.int(), cents_per_100_credits: z.int() })
export type CreditPrice = z.infer<typeof CreditPrice>

/** Whole credits for US cents, rounded down. */
export const creditsForCents = (cents: bigint, price: Pick<CreditPrice, 'credits_per_usd'>): bigint =>
  (cents * BigInt(price.credits_per_usd)) / 100n
/** US cents for credits, rounded down. */
export const centsForCredits = (credits: bigint, price: Pick<CreditPrice, 'cents_per_100_credits'>): bigint =>
  (credits * BigInt(price.cents_per_100_credits)) / 100n

/** Why money moves, as members see it; each has a sentence in the catalogue. */
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
/** How money came or went: within the wallet, from the house, or by a provider. */
export const transactionChannels = ['wallet', 'house', 'paystack', 'tranzak'] as const
export type TransactionChannel = (typeof transactionChannels)[number]
/** Those a member gets a receipt for. */
export const kindsWithReceipt: readonly TransactionKind[] = ['deposit', 'credits_bought', 'credits_sold', 'gift_bought', 'boost', 'plan']

const Transaction = z.object({
  /** Shared by the two sides of a conversion. */
  id: Id,
  reference: z.string(),
  kind: z.enum(transactionKinds),
  currency: z.enum(['USD', 'CREDIT']),
  /** Signed: what came in is positive. */
  txn_amount: z.string().regex(/^-?\d+(\.\d{2})?$/),
  balance_after: z.string(),
  channel: z.enum(transactionChannels),
  name: z.string(),
  receipt: z.boolean(),
  created_at: Moment,
})
export type Transaction = z.infer<typeof Transaction>

export const getWallet = endpoint({
  method: 'GET',
  path: '/account/wallet',
  access: 'guest',
  summary: 'The own balances, and what credits cost',
  response: data(z.object({ wallet: Wallet, price: CreditPrice })),
})

/** The kinds to list, and the month of Greenwich as `YYYY-MM`. */
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
  summary: 'What moved the own balances, newest first',
  query: z.object({ ...filter, cursor: Cursor }),
  response: data(z.object({ transactions: z.array(Transaction), next_cursor: z.string().nullable() })),
})

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/account/transactions/csv',
  access: 'guest',
  summary: 'The same list whole, as comma-separated values',
  query: z.object(filter),
  response: z.string(),
  text: true,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/account/transactions/:id',
  access: 'guest',
  summary: 'The receipt of one transaction: every movement of the own balances in it',
  params: z.object({ id: Id }),
  response: data(z.object({ transactions: z.array(Transaction).min(1) })),
  errors: [platformErrors.not_found],
})

const conversion = {
  method: 'POST',
  access: 'member',
  movesMoney: true,
  response: data(z.object({ wallet: Wallet, transaction: Transaction })),
  errors: [...Object.values(walletErrors), platformErrors.conflict],
} as const
/** The price the member saw; another one in force is refused. */
const price_id = z.int().positive().optional()

export const buyCredits = endpoint({
  ...conversion,
  path: '/wallet/credits/buy',
  summary: 'Turns dollars into credits at the price in force',
  body: z.object({ usd: Amount(2), price_id }),
})

export const sellCredits = endpoint({
  ...conversion,
  path: '/wallet/credits/sell',
  summary: 'Turns credits into dollars at the price in force',
  body: z.object({ credits: Amount(0), price_id }),
})

/** The balances have changed. */
export const walletEvent = serverEvent('wallet', z.object({ wallet: Wallet }))

/** What members can buy, what it costs, or what a currency is worth has changed for everybody. */
export const pricesEvent = serverEvent('prices', z.object({}))
