import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { Plan, Subscription } from '../contract.ts'

/** A plan as it was shown. Retries send the same price and end. */
export interface PlanOffer {
  plan: Plan
  running: Subscription
  /** When the plan was shown, in milliseconds since 1970. */
  at: number
}

const cents = (usd: string): bigint => toMinorUnits(usd, 2) ?? 0n
/** Whether the offer extends the member's current plan. */
export const isExtension = ({ plan, running }: PlanOffer): boolean => plan.id === running.id

/** When the bought period would end. */
export const offerEndsAt = (offer: PlanOffer): Date => {
  const from = isExtension(offer) && offer.running.until !== null ? Date.parse(offer.running.until) : offer.at
  return new Date(from + offer.plan.period * dayMs)
}

/** The cost of an offer; amounts are decimals of US dollars. */
export interface OfferCost {
  /** The credit for the unused part of another plan; undefined without one. */
  credit: string | undefined
  /** What is left to pay; undefined when the credit covers the price. */
  pay: string | undefined
  /** What the member gets back; undefined when something is left to pay. */
  back: string | undefined
  /** The amount missing from the balance; undefined when it is enough. */
  short: string | undefined
}

/** Calculates the cost of an offer to the cent, by the same rule as the server. */
export const calculateOfferCost = (offer: PlanOffer, balance: string): OfferCost => {
  const price = cents(offer.plan.price)
  const credit = isExtension(offer) ? 0n : cents(offer.running.credit)
  const net = price - credit
  const missing = net - cents(balance)
  return {
    credit: credit === 0n ? undefined : formatMinorUnits(credit, 2),
    pay: net > 0n ? formatMinorUnits(net, 2) : undefined,
    back: net > 0n ? undefined : formatMinorUnits(-net, 2),
    short: missing > 0n ? formatMinorUnits(missing, 2) : undefined,
  }
}
