import * as z from 'zod'
import { memberErrors } from '#features/members/contract.ts'
import { Wallet, walletErrors } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id, Moment } from '#platform/shared/fields.ts'
import { Amount } from '#platform/shared/money.ts'

export const boostErrors = errorCodes('boosts', { retired: 409, price_changed: 409, private_mode: 409 })

/** A boost on sale: `period` in days, `price` as a decimal of `currency`. */
export const BoostPlan = z.object({
  id: Id,
  period: z.int().positive(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  currency: z.literal('USD'),
})
export type BoostPlan = z.infer<typeof BoostPlan>

/** How often the member was shown to others, how often the profile was opened, and how many likes of that time have not been taken back. */
const Impressions = z.object({ shown: z.int().nonnegative(), views: z.int().nonnegative(), likes: z.int().nonnegative() })
export type ImpressionTotals = z.infer<typeof Impressions>

/** The results of a boost over a number of whole hours, and of as many hours before it. */
export const BoostResults = z.object({
  hours: z.int().positive(),
  /** The end of the last counted hour. */
  until: Moment,
  during: Impressions,
  /** The same number of hours before the boost. Null when they were not all counted: before the member joined, before counting began, or too long ago. */
  before: Impressions.nullable(),
  /** Whether another boost ran in the hours before, which makes the comparison less meaningful. */
  before_boosted: z.boolean(),
})
export type BoostResults = z.infer<typeof BoostResults>

export const Boost = z.object({
  started_at: Moment,
  ends_at: Moment,
  /** When the results of the first whole hour are available. */
  results_at: Moment,
  results: BoostResults.nullable(),
})
export type Boost = z.infer<typeof Boost>

export const listBoostPlans = endpoint({
  method: 'GET',
  path: '/user-boost/plans',
  access: 'guest',
  summary: "Returns the prices of boosts, the caller's running boost, and the last one that ended within 30 days",
  response: data(z.object({ plans: z.array(BoostPlan), boost: Boost.nullable(), last: Boost.nullable() })),
})

export const buyBoost = endpoint({
  method: 'POST',
  path: '/profile/boost/:id',
  access: 'member',
  movesMoney: true,
  summary: "Buys a boost of the caller's profile with dollars; it extends a running boost",
  params: z.object({ id: Id }),
  body: z.object({
    /** The price the member saw; the call fails when it has changed. */
    price: Amount(2).optional(),
  }),
  response: data(z.object({ boost: Boost, wallet: Wallet })),
  errors: [
    ...Object.values(boostErrors),
    walletErrors.insufficient_funds,
    memberErrors.inactive,
    platformErrors.not_found,
    platformErrors.conflict,
  ],
})
