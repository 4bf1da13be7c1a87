import * as z from 'zod'
import { Wallet, walletErrors } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Moment } from '#platform/shared/fields.ts'
import { Amount } from '#platform/shared/money.ts'

export const subscriptionErrors = errorCodes('subscriptions', { free: 422, retired: 409, changed: 409 })

const Usd = z.string().regex(/^\d+\.\d{2}$/)
/** A plan's id, such as `spark`. */
export const PlanId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, platformErrors.invalid.code)
const count = z.int().nonnegative()

/** What a plan allows in one period. */
const terms = {
  calls: count,
  message_count: count,
  /** Percent of a gift's price that become credits. */
  gift_conversion: z.int().min(0).max(100),
}

export const Plan = z.object({
  id: PlanId,
  planName: z.string(),
  /** In US dollars for one period; `"0.00"` for Free, which is not sold. */
  price: Usd,
  /** The length of the period, in days. */
  period: z.int().positive(),
  ...terms,
})
export type Plan = z.infer<typeof Plan>

/** The member's current plan, with the terms it was bought at and the usage of this period. */
export const Subscription = z.object({
  id: PlanId,
  planName: z.string(),
  ...terms,
  messages_used: count,
  calls_used: count,
  period_start: Moment,
  /** The end of this period; the usage is then reset. */
  period_end: Moment,
  /** The end of the last paid period; null for Free, which has no end. */
  until: Moment.nullable(),
  /** The US dollars that a change to another plan would credit now, for the smallest unused share of time, messages or calls. */
  credit: Usd,
})
export type Subscription = z.infer<typeof Subscription>

export const listPlans = endpoint({
  method: 'GET',
  path: '/subscriptions/plans',
  access: 'guest',
  summary: "Lists the plans on sale, and the caller's plan with its usage",
  response: data(z.object({ plans: z.array(Plan), running: Subscription })),
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/subscribe',
  access: 'member',
  movesMoney: true,
  summary: 'Buys a period of a plan: extends the current plan, or changes to another plan at once and refunds what is unused',
  params: z.object({ id: PlanId }),
  /** The price and end that the member saw. If sent, the call fails if the current ones differ. */
  body: z.object({ price: Amount(2).optional(), until: Moment.nullable().optional() }),
  response: data(z.object({ subscription: Subscription, wallet: Wallet })),
  errors: [
    ...Object.values(subscriptionErrors),
    walletErrors.insufficient_funds,
    walletErrors.price_changed,
    platformErrors.conflict,
    platformErrors.not_found,
  ],
})

/** Sent when the remaining allowance has changed: it was used, a plan was bought or a period has ended. */
export const subscriptionEvent = serverEvent('subscription', z.object({ messages_left: count, calls_left: count }))
