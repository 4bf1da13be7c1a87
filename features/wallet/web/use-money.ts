import { useFormat, useT } from '#platform/web/i18n.tsx'
import { walletText } from '../locales/text.ts'

type Currency = 'USD' | 'CREDIT'

/** Amounts as the current language writes them. They arrive as decimal text and are only drawn here, never added up. */
export const useMoney = () => {
  const t = useT(walletText)
  const { number } = useFormat()
  const amount = (currency: Currency, value: string): string =>
    currency === 'USD' ? number(Number(value), { style: 'currency', currency: 'USD' }) : t('credits', { count: Number(value) })
  /** With its sign, plus too. */
  const signed = (currency: Currency, value: string): string =>
    `${value.startsWith('-') ? '−' : '+'}${amount(currency, value.replace('-', ''))}`
  return {
    amount,
    signed,
    usd: (value: string) => amount('USD', value),
    credits: (value: string | number) => amount('CREDIT', String(value)),
  }
}
