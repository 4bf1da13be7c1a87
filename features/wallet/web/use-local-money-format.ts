import { useFormat, useT } from '#platform/web/i18n.tsx'
import { walletText } from '../locales/text.ts'
import { useLocalRate } from './wallet-queries.ts'

/** An approximate amount has so many digits that say something; more would pretend to be exact. */
const digits = { maximumSignificantDigits: 3 }

/** Converts dollars, given as a decimal, to the member's own currency, as an approximate amount in words; undefined without a rate. */
export const useLocalMoneyFormat = (): ((usd: string | number) => string | undefined) => {
  const t = useT(walletText)
  const { number } = useFormat()
  const local = useLocalRate()
  return (usd) => {
    if (!local) return undefined
    return t('about', { amount: number(Number(usd) * local.deposit_rate, { style: 'currency', currency: local.currency, ...digits }) })
  }
}
