/** A period that was paid for. */
export interface Paid {
  starts_at: Date
  ends_at: Date
  paid_cents: number
}

/**
 * What is given back for a period that is left at a moment, in US cents: the share of whole milliseconds that are unused, of what was paid for
 * it, rounded down to the cent. One that has not begun comes back whole.
 */
export const unusedCents = ({ starts_at, ends_at, paid_cents }: Paid, now: Date): bigint => {
  const length = BigInt(ends_at.getTime() - starts_at.getTime())
  const left = BigInt(Math.max(0, ends_at.getTime() - Math.max(now.getTime(), starts_at.getTime())))
  return (BigInt(paid_cents) * left) / length
}

/** The same for several together. */
export const creditFor = (periods: readonly Paid[], now: Date): bigint =>
  periods.reduce((sum, period) => sum + unusedCents(period, now), 0n)
