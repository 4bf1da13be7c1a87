import { decimal, smallestParts } from '#platform/shared/money.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { Plan, Subscription } from '../contract.ts'

/** A plan as it was offered: what was seen is what is asked for, however often it is tried. */
export interface PlanOffer {
  plan: Plan
  running: Subscription
  /** When it was shown. */
  at: number
}

const cents = (usd: string): bigint => smallestParts(usd, 2) ?? 0n
/** The member runs this very plan: it would be extended. */
export const isExtension = ({ plan, running }: PlanOffer): boolean => plan.id === running.id

/** When the plan would end. */
export const offerEndsAt = (offer: PlanOffer): Date => {
  const from = isExtension(offer) && offer.running.until !== null ? Date.parse(offer.running.until) : offer.at
  return new Date(from + offer.plan.period * dayMs)
}

export interface OfferCost {
  /** For unused days of another plan, as a decimal; undefined when there is nothing. */
  credit: string | undefined
  /** What is to be paid after that; undefined when something comes back instead. */
  pay: string | undefined
  back: string | undefined
  /** What the balance lacks; undefined when it is enough. */
  short: string | undefined
}

/** What taking an offer would cost with a balance, to the cent; the server decides by the same rule. */
export const calculateOfferCost = (offer: PlanOffer, balance: string): OfferCost => {
  const price = cents(offer.plan.price)
  const credit = isExtension(offer) ? 0n : cents(offer.running.credit)
  const net = price - credit
  const missing = net - cents(balance)
  return {
    credit: credit === 0n ? undefined : decimal(credit, 2),
    pay: net > 0n ? decimal(net, 2) : undefined,
    back: net > 0n ? undefined : decimal(-net, 2),
    short: missing > 0n ? decimal(missing, 2) : undefined,
  }
}
