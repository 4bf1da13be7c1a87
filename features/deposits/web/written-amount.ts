import { formatMinorUnits, formatCents, toMinorUnits } from '#platform/shared/money.ts'
import { normalizeDecimal } from '#platform/web/normalize-decimal.ts'
import { type Channel, type DepositCurrency, type Rate, usdCents } from '../contract.ts'

export type AmountProblem = 'required' | 'invalid' | 'below_least' | 'above_most' | 'finer_than_currency'

export interface Reckoned {
  amount: string
  /** What arrives, once the rate is known. */
  usd: string | undefined
}

/** What an amount brings, or what is wrong with it; the server decides by the same rule. */
export const reckon = (typed: string, currency: DepositCurrency, channel: Channel, rate: Rate | undefined): Reckoned | AmountProblem => {
  if (typed.trim() === '') return 'required'
  const written = normalizeDecimal(typed)
  const parts = toMinorUnits(written, currency.scale)
  if (parts === undefined) return /^\d{1,12}\.\d+$/.test(written) ? 'finer_than_currency' : 'invalid'
  const bounds = currency.channels.find((pair) => pair.channel === channel)
  if (parts < (toMinorUnits(bounds?.min ?? '0', currency.scale) ?? 0n)) return 'below_least'
  if (bounds !== undefined && parts > (toMinorUnits(bounds.max, currency.scale) ?? parts)) return 'above_most'
  const usd = rate === undefined ? undefined : formatCents(usdCents(parts, currency.scale, String(rate.deposit_rate)))
  return { amount: formatMinorUnits(parts, currency.scale), usd }
}
