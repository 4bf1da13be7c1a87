import { useFormat, useT } from '#platform/web/i18n.tsx'
import { walletText } from '../locales/text.ts'
import { useLocalRate } from './wallet-queries.ts'

/** Approximate amounts from this many units on are shown without decimals. */
const wholeFrom = 100

/** Converts dollars, given as a decimal, to the member's own currency, as an approximate amount in words; undefined without a rate. */
export const useLocalMoneyFormat = (): ((usd: string | number) => string | undefined) => {
  const t = useT(walletText)
  const { number } = useFormat()
  const local = useLocalRate()
  return (usd) => {
    if (!local) return undefined
    const amount = Number(usd) * local.deposit_rate
    const digits = amount >= wholeFrom ? { maximumFractionDigits: 0 } : {}
    return t('about', { amount: number(amount, { style: 'currency', currency: local.currency, ...digits }) })
  }
}
