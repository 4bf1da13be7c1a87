import { ReviewReason } from '#features/deposits/review-reason-contract.ts'
import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { paymentChannels, depositErrors } from '#features/deposits/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Day, Id, Moment } from '#platform/shared/fields.ts'
import { adminErrors } from './entry-contract.ts'

const CurrencyRate = z.object({
  currency: z.string(),
  deposit_rate: z.string().nullable(),
  mid: z.string().nullable(),
  spread_bps: z.int().nullable(),
  source: z.string().nullable(),
  valid_from: Moment.nullable(),
  channels: z.array(z.object({ channel: z.enum(paymentChannels), enabled: z.boolean(), min: z.string(), max: z.string() })),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>
const pricesResponse = data(z.object({ prices: z.array(CurrencyRate) }))
const currency = z.object({ currency: z.string().regex(/^[A-Z]{3}$/, platformErrors.invalid.code) })

export const listCurrencyRates = endpoint({
  method: 'GET',
  path: '/admin/currencies',
  access: 'admin',
  staff: ['finance'],
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
    reason: AuditReason,
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
  body: z.object({ enabled: z.boolean(), reason: AuditReason }),
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
  /** The decision that waits for a second person; null for none. */
  proposed: z.enum(['credit', 'refunded']).nullable(),
})
export type DepositReview = z.infer<typeof DepositReview>
const reviewsResponse = data(z.object({ reviews: z.array(DepositReview) }))

export const listDepositReviews = endpoint({
  method: 'GET',
  path: '/admin/deposits',
  access: 'admin',
  staff: ['finance'],
  summary: 'Lists the payments under review, oldest first',
  response: reviewsResponse,
})

export const decideDepositReview = endpoint({
  method: 'POST',
  path: '/admin/deposits/:id/decide',
  access: 'admin',
  staff: ['finance'],
  console: 'fresh',
  summary:
    'Credits the received amount of a payment under review, or records that the provider refunded it; over the limit it is proposed to a second person',
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['credit', 'refunded']), reason: AuditReason }),
  response: reviewsResponse,
  errors: [platformErrors.not_found, platformErrors.conflict, adminErrors.oneself, ...Object.values(depositErrors)],
})

export const runLedgerCheck = endpoint({
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  staff: ['finance'],
  summary: 'Checks the whole ledger and lists every broken invariant',
  response: data(z.object({ checked_at: Moment, violations: z.array(z.object({ what: z.string(), at: z.string() })) })),
})

export const statisticNames = ['active', 'sign_ups', 'matches', 'messages', 'deposits_usd', 'reports'] as const
export const getStatistics = endpoint({
  method: 'GET',
  path: '/admin/figures',
  access: 'admin',
  staff: ['analyst'],
  token: 'figures:read',
  summary:
    'Returns statistics for each day (UTC) and current totals; for an analyst in whole tens, without today, and null where fewer than ten people are behind a number',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
  response: data(
    z.object({
      days: z.array(
        z.object({
          day: Day,
          active: z.int().nullable(),
          sign_ups: z.int().nullable(),
          matches: z.int().nullable(),
          messages: z.int().nullable(),
          deposits_usd: z.string().nullable(),
          reports: z.int().nullable(),
        }),
      ),
      now: z.object({
        members: z.int().nullable(),
        active_day: z.int().nullable(),
        active_week: z.int().nullable(),
        active_month: z.int().nullable(),
        reports_open: z.int().nullable(),
        deposits_in_review: z.int().nullable(),
      }),
    }),
  ),
})
