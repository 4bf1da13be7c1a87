import { decimal, dollars, smallestParts } from '#platform/shared/money.ts'
import { enteredDecimal } from '#platform/web/entered-decimal.ts'
import { type PaymentChannel, type DepositCurrency, type DepositRate, toUsdCents } from '../contract.ts'

export type AmountProblem = 'required' | 'invalid' | 'below_least' | 'above_most' | 'finer_than_currency'

export interface CheckedAmount {
  amount: string
  /** What arrives, once the rate is known. */
  usd: string | undefined
}

/** What an amount brings, or what is wrong with it; the server decides by the same rule. */
export const checkAmount = (typed: string, currency: DepositCurrency, channel: PaymentChannel, rate: DepositRate | undefined): CheckedAmount | AmountProblem => {
  if (typed.trim() === '') return 'required'
  const written = enteredDecimal(typed)
  const parts = smallestParts(written, currency.scale)
  if (parts === undefined) return /^\d{1,12}\.\d+$/.test(written) ? 'finer_than_currency' : 'invalid'
  const bounds = currency.channels.find((pair) => pair.channel === channel)
  if (parts < (smallestParts(bounds?.min ?? '0', currency.scale) ?? 0n)) return 'below_least'
  if (bounds !== undefined && parts > (smallestParts(bounds.max, currency.scale) ?? parts)) return 'above_most'
  const usd = rate === undefined ? undefined : dollars(toUsdCents(parts, currency.scale, String(rate.deposit_rate)))
  return { amount: decimal(parts, currency.scale), usd }
}
