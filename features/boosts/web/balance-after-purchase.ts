import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'

/**
 * What a price leaves of a balance, or how much is missing, as decimals. It is outside the components, because the React compiler breaks
 * bigint literals.
 */
export const balanceAfterPurchase = (usd: string, price: string): { left: string; short: null } | { left: null; short: string } => {
  const left = (toMinorUnits(usd, 2) ?? 0n) - (toMinorUnits(price, 2) ?? 0n)
  return left < 0n ? { left: null, short: formatMinorUnits(-left, 2) } : { left: formatMinorUnits(left, 2), short: null }
}
