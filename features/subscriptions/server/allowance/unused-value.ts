/** A period that was paid for. */
export interface PaidPeriod {
  starts_at: Date
  ends_at: Date
  paid_cents: number
  /** What the period allows. */
  messages: number
  calls: number
}

/** What is used of the period that runs. */
export interface PeriodUsage {
  messagesUsed: number
  callsUsed: number
  /** What gifts bring beyond the conversion of Free, in US cents. */
  giftGainCents: bigint
}

const share = (cents: bigint, left: bigint, whole: bigint): bigint => (cents * (left > 0n ? left : 0n)) / whole

const unusedShareCents = (cents: bigint, allowed: number, used: number): bigint =>
  allowed === 0 ? cents : share(cents, BigInt(allowed) - BigInt(used), BigInt(allowed))

/**
 * What is given back for a period that is left at a moment, in US cents: the smallest unused share (of its milliseconds, its messages, its calls)
 * of what was paid, rounded down, less what the plan has added to gifts. One that has not begun comes back whole.
 */
export const unusedCents = (period: PaidPeriod, used: PeriodUsage, now: Date): bigint => {
  const { starts_at, ends_at, paid_cents } = period
  const cents = BigInt(paid_cents)
  if (now < starts_at) return cents
  const shares = [
    share(cents, BigInt(ends_at.getTime() - now.getTime()), BigInt(ends_at.getTime() - starts_at.getTime())),
    unusedShareCents(cents, period.messages, used.messagesUsed),
    unusedShareCents(cents, period.calls, used.callsUsed),
  ]
  const smallest = shares.reduce((least, one) => (one < least ? one : least)) - used.giftGainCents
  return smallest > 0n ? smallest : 0n
}

/** The same for several together, of which only the running one can have been used. */
export const totalUnusedCents = (periods: readonly PaidPeriod[], used: PeriodUsage, now: Date): bigint =>
  periods.reduce((sum, period) => sum + unusedCents(period, used, now), 0n)
