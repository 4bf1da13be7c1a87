import { isolateAmountDirection } from '#platform/shared/i18n/isolate.ts'
import { prependSign } from '#platform/shared/i18n/prepend-sign.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { walletText } from '../locales/text.ts'

type Currency = 'USD' | 'CREDIT'

/** Formats amounts in the current language. Amounts are decimal strings and are never calculated with here. */
export const useMoneyFormat = () => {
  const t = useT(walletText)
  const { locale, number } = useFormat()
  const amount = (currency: Currency, value: string): string =>
    currency === 'USD' ? number(Number(value), { style: 'currency', currency: 'USD' }) : t('credits', { count: Number(value) })
  /** An amount with its sign, including a plus. */
  const signed = (currency: Currency, value: string): string => {
    const sign = value.startsWith('-') ? '−' : '+'
    const words = amount(currency, value.replace('-', ''))
    return currency === 'USD' ? isolateAmountDirection(locale, sign + words) : prependSign(locale, sign, words)
  }
  return {
    amount,
    signed,
    usd: (value: string) => amount('USD', value),
    credits: (value: string | number) => amount('CREDIT', String(value)),
  }
}
