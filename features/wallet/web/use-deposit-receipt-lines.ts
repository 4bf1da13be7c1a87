import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { DepositPayment } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { useMoneyFormat } from './use-money-format.ts'

/** Returns a function that lists what a deposit was paid with, as the lines of its receipt: label and value. */
export const useDepositReceiptLines = (): ((payment: DepositPayment) => (readonly [string, string])[]) => {
  const t = useT(walletText)
  const { number } = useFormat()
  const { usd } = useMoneyFormat()
  return ({ currency, paid, fee, deposit_rate, usd: credited }) => {
    const local = (amount: string | number, digits = {}) => number(Number(amount), { style: 'currency', currency, ...digits })
    return [
      [t('receipt.paid'), local(paid)],
      ...(fee === null ? [] : [[t('receipt.fee'), local(fee)] as const]),
      ...(deposit_rate === null
        ? []
        : [
            [
              t('receipt.rate'),
              t('receipt.rateValue', { usd: usd('1'), amount: local(deposit_rate, { maximumFractionDigits: 4 }) }),
            ] as const,
          ]),
      [t('receipt.credit'), usd(credited)],
    ]
  }
}
