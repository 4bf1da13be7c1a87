import { ReviewReason } from '#features/deposits/review-reason-contract.ts'
import * as z from 'zod'
import { Reason } from '#features/audit/contract.ts'
import { paymentChannels, depositErrors } from '#features/deposits/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Day, Id, Moment } from '#platform/shared/fields.ts'
import { adminErrors } from './entry-contract.ts'

const CurrencyPrice = z.object({
  currency: z.string(),
  deposit_rate: z.string().nullable(),
  mid: z.string().nullable(),
  spread_bps: z.int().nullable(),
  source: z.string().nullable(),
  valid_from: Moment.nullable(),
  channels: z.array(z.object({ channel: z.enum(paymentChannels), enabled: z.boolean(), min: z.string(), max: z.string() })),
})
export type CurrencyPrice = z.infer<typeof CurrencyPrice>
const pricesResponse = data(z.object({ prices: z.array(CurrencyPrice) }))
const currency = z.object({ currency: z.string().regex(/^[A-Z]{3}$/, platformErrors.invalid.code) })

export const listCurrencyPrices = endpoint({
  method: 'GET',
  path: '/admin/currencies',
  access: 'admin',
  summary: 'Lists the currencies of deposits with their current rates and providers',
  response: pricesResponse,
})

export const changeRate = endpoint({
  method: 'PUT',
  path: '/admin/currencies/:currency/rate',
  access: 'admin',
  console: 'fresh',
  summary: 'Sets the rate of a currency; a change of more than ten percent needs `sure`',
  params: currency,
  body: z.object({
    mid: z.string(platformErrors.required.code).trim().max(40, platformErrors.invalid.code),
    spread_bps: z.int().min(0, platformErrors.too_small.code).max(2000, platformErrors.too_big.code),
    sure: z.boolean().default(false),
    reason: Reason,
  }),
  response: pricesResponse,
  errors: [platformErrors.not_found, platformErrors.conflict, adminErrors.no_rate, adminErrors.rate_jumps],
})

export const changePaymentChannel = endpoint({
  method: 'PUT',
  path: '/admin/currencies/:currency/channels/:channel',
  access: 'admin',
  console: 'fresh',
  summary: 'Enables or disables a currency for a provider',
  params: currency.extend({ channel: z.enum(paymentChannels) }),
  body: z.object({ enabled: z.boolean(), reason: Reason }),
  response: pricesResponse,
  errors: [platformErrors.not_found],
})

const DepositReview = z.object({
  id: Id,
  member: z.object({ id: Id, name: z.string() }),
  reference: z.string(),
  channel: z.enum(paymentChannels),
  currency: z.string(),
  amount: z.string(),
  usd: z.string(),
  /** Why the payment needs a review. */
  doubt: ReviewReason,
  at: Moment,
})
export type DepositReview = z.infer<typeof DepositReview>
const reviewsResponse = data(z.object({ reviews: z.array(DepositReview) }))

export const listDepositReviews = endpoint({
  method: 'GET',
  path: '/admin/deposits',
  access: 'admin',
  summary: 'Lists the payments under review, oldest first',
  response: reviewsResponse,
})

export const decideDepositReview = endpoint({
  method: 'POST',
  path: '/admin/deposits/:id/decide',
  access: 'admin',
  console: 'fresh',
  summary: 'Credits the received amount of a payment under review, or records that the provider refunded it',
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['credit', 'refunded']), reason: Reason }),
  response: reviewsResponse,
  errors: [platformErrors.not_found, platformErrors.conflict, ...Object.values(depositErrors)],
})

export const runLedgerCheck = endpoint({
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  summary: 'Checks the whole ledger and lists every broken invariant',
  response: data(z.object({ checked_at: Moment, violations: z.array(z.object({ what: z.string(), at: z.string() })) })),
})

export const figureNames = ['active', 'sign_ups', 'matches', 'messages', 'deposits_usd', 'reports'] as const
export const getStatistics = endpoint({
  method: 'GET',
  path: '/admin/figures',
  access: 'admin',
  summary: 'Returns statistics for each day (UTC) and current totals',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
  response: data(
    z.object({
      days: z.array(
        z.object({
          day: Day,
          active: z.int(),
          sign_ups: z.int(),
          matches: z.int(),
          messages: z.int(),
          deposits_usd: z.string(),
          reports: z.int(),
        }),
      ),
      now: z.object({
        members: z.int(),
        active_day: z.int(),
        active_week: z.int(),
        active_month: z.int(),
        reports_open: z.int(),
        deposits_in_review: z.int(),
      }),
    }),
  ),
})
