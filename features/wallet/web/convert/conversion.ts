import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import { normalizeDecimal } from '#platform/web/normalize-decimal.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { centsForCredits, creditsForCents, type CreditPrice, type Wallet } from '../../contract.ts'

export type ConversionDirection = 'buy' | 'sell'

/** Both sides of a conversion, as decimals. */
export interface ConversionQuote {
  usd: string
  credits: string
}
export type QuoteProblem = 'required' | 'invalid' | 'nothing' | 'insufficient_funds'

/** Quotes a conversion by the same rule as the server. Returns what is wrong with the amount otherwise. */
export const quoteConversion = (
  direction: ConversionDirection,
  typed: string,
  wallet: Wallet,
  price: CreditPrice,
  locale?: Locale,
): ConversionQuote | QuoteProblem => {
  if (typed.trim() === '') return 'required'
  const given = toMinorUnits(normalizeDecimal(typed, locale), direction === 'buy' ? 2 : 0)
  if (given === undefined || given === 0n) return 'invalid'
  const [cents, credits] = direction === 'buy' ? [given, creditsForCents(given, price)] : [centsForCredits(given, price), given]
  const have = direction === 'buy' ? (toMinorUnits(wallet.usd, 2) ?? 0n) : BigInt(wallet.credits)
  if (given > have) return 'insufficient_funds'
  if (cents === 0n || credits === 0n) return 'nothing'
  return { usd: formatMinorUnits(cents, 2), credits: formatMinorUnits(credits, 0) }
}

/** The share that is lost when credits are bought and sold back. */
export const creditPriceSpread = ({ credits_per_usd, cents_per_100_credits }: CreditPrice): number =>
  1 - (credits_per_usd * cents_per_100_credits) / 10_000
