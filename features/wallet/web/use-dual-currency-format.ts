import { isolateAmountDirection } from '#platform/shared/i18n/isolate.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { walletText } from '../locales/text.ts'
import { useMoneyFormat } from './use-money-format.ts'
import { useLocalRate } from './wallet-queries.ts'

/** Approximate amounts have three significant digits, because more would pretend to be exact. */
const digits = { maximumSignificantDigits: 3 }

/**
 * Converts dollars, given as a decimal, to the member's own currency, as an approximate amount in words; undefined without a rate. `sign`
 * stands before the amount.
 */
export const useApproximateLocalAmount = (): ((usd: string | number, sign?: string) => string | undefined) => {
  const t = useT(walletText)
  const { locale, number } = useFormat()
  const local = useLocalRate()
  return (usd, sign = '') => {
    if (!local) return undefined
    const amount = number(Number(usd) * local.deposit_rate, { style: 'currency', currency: local.currency, ...digits })
    return t('about', { amount: sign === '' ? amount : isolateAmountDirection(locale, sign + amount) })
  }
}

/** An amount of money as every screen shows it: the member's own currency leads where a rate is known, and the dollars stand beside it. */
interface DualCurrencyAmount {
  first: string
  /** The dollar amount, if `first` is in the member's own currency; otherwise undefined. */
  second: string | undefined
  /** Both in one phrase, for buttons and sentences. */
  phrase: string
}

/** Formats dollars, given as a decimal string, in both currencies. `sign` stands before them. */
export const useDualCurrencyFormat = (): ((usd: string, sign?: '−' | '+') => DualCurrencyAmount) => {
  const { locale } = useFormat()
  const { usd } = useMoneyFormat()
  const about = useApproximateLocalAmount()
  return (dollars, sign) => {
    const exact = sign === undefined ? usd(dollars) : isolateAmountDirection(locale, sign + usd(dollars))
    const local = about(dollars, sign)
    return local === undefined
      ? { first: exact, second: undefined, phrase: exact }
      : { first: local, second: exact, phrase: `${local} (${exact})` }
  }
}
