import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import type { Plan, Subscription } from '../contract.ts'

/** A plan as it was offered: what was seen is what is asked for, however often it is tried. */
export interface Offer {
  plan: Plan
  running: Subscription
  /** When it was shown. */
  at: number
}

const cents = (usd: string): bigint => toMinorUnits(usd, 2) ?? 0n
const dayMs = 24 * 60 * 60 * 1000

/** The member runs this very plan: it would be extended. */
export const isExtension = ({ plan, running }: Offer): boolean => plan.id === running.id

/** When the plan would end. */
export const endOf = (offer: Offer): Date => {
  const from = isExtension(offer) && offer.running.until !== null ? Date.parse(offer.running.until) : offer.at
  return new Date(from + offer.plan.period * dayMs)
}

export interface Cost {
  /** For unused days of another plan, as a decimal; undefined when there is nothing. */
  credit: string | undefined
  /** What is to be paid after that; undefined when something comes back instead. */
  pay: string | undefined
  back: string | undefined
  /** What the balance lacks; undefined when it is enough. */
  short: string | undefined
}

/** What taking an offer would cost with a balance, to the cent; the server decides by the same rule. */
export const costOf = (offer: Offer, balance: string): Cost => {
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
