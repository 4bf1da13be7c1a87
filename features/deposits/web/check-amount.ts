import type { Locale } from '#platform/shared/i18n/locales.ts'
import { formatMinorUnits, formatCents, toMinorUnits } from '#platform/shared/money.ts'
import { normalizeDecimal } from '#platform/web/normalize-decimal.ts'
import { type PaymentChannel, type DepositCurrency, type DepositRate, toUsdCents } from '../contract.ts'

/** What can be wrong with an amount; each has a text in the locales. */
export type AmountProblem = 'required' | 'invalid' | 'below_least' | 'above_most' | 'finer_than_currency'

/** A valid amount, as a decimal of its currency. */
export interface ValidAmount {
  amount: string
  /** The dollars that the amount buys, as a decimal; undefined without a rate. */
  usd: string | undefined
}

/** Checks a typed amount by the same rule as the server. Returns the amount with the dollars it buys, or what is wrong with it. */
export const checkAmount = (
  typed: string,
  currency: DepositCurrency,
  channel: PaymentChannel,
  rate: DepositRate | undefined,
  locale?: Locale,
): ValidAmount | AmountProblem => {
  if (typed.trim() === '') return 'required'
  const written = normalizeDecimal(typed, locale)
  const parts = toMinorUnits(written, currency.scale)
  if (parts === undefined) return /^\d{1,12}\.\d+$/.test(written) ? 'finer_than_currency' : 'invalid'
  const bounds = currency.channels.find((pair) => pair.channel === channel)
  if (parts < (toMinorUnits(bounds?.min ?? '0', currency.scale) ?? 0n)) return 'below_least'
  if (bounds !== undefined && parts > (toMinorUnits(bounds.max, currency.scale) ?? parts)) return 'above_most'
  const amount = formatMinorUnits(parts, currency.scale)
  return { amount, usd: convertToUsd(amount, currency, rate) }
}

/** The dollars that an amount of a currency buys, as decimals; undefined without a rate. */
export const convertToUsd = (
  amount: string,
  { scale }: Pick<DepositCurrency, 'scale'>,
  rate: DepositRate | undefined,
): string | undefined =>
  rate === undefined ? undefined : formatCents(toUsdCents(toMinorUnits(amount, scale) ?? 0n, scale, String(rate.deposit_rate)))
