/** A paid period. */
export interface PaidPeriod {
  starts_at: Date
  ends_at: Date
  paid_cents: number
  /** The allowances of the period. */
  messages: number
  calls: number
}

/** The usage of the current period. */
export interface PeriodUsage {
  messagesUsed: number
  callsUsed: number
  /** What gifts have brought beyond the conversion of the Free plan, in US cents. */
  giftGainCents: bigint
}

const share = (cents: bigint, left: bigint, whole: bigint): bigint => (cents * (left > 0n ? left : 0n)) / whole

const unusedShareCents = (cents: bigint, allowed: number, used: number): bigint =>
  allowed === 0 ? cents : share(cents, BigInt(allowed) - BigInt(used), BigInt(allowed))

/**
 * Returns the credit for ending a period early, in US cents: the price times the smallest unused share of time, messages and calls,
 * rounded down, less the plan's gain from gifts. A period that has not begun is credited in full.
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

/** Returns the credit for several periods; only the current one can have usage. */
export const totalUnusedCents = (periods: readonly PaidPeriod[], used: PeriodUsage, now: Date): bigint =>
  periods.reduce((sum, period) => sum + unusedCents(period, used, now), 0n)
