import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import type { DepositRate } from '../contract.ts'
import { depositsText } from '../locales/text.ts'

interface QuoteProps {
  currency: string
  rate: DepositRate | undefined
  failed: boolean
  loading: boolean
  /** The dollars the amount buys, as a decimal. */
  usd: string | undefined
  /** The text shown instead of the dollars, when the amount is outside the limits. */
  outside: string | undefined
  onRetry: () => void
}

/** The exchange rate and the dollars it gives. */
export const DepositQuote = ({ currency, rate, failed, loading, usd, outside, onRetry }: QuoteProps) => {
  const t = useT(depositsText)
  const words = useT(platformText)
  const { number } = useFormat()
  if (failed && rate === undefined)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-danger-tint px-4 py-3">
        <p>{t('rateFailed')}</p>
        <Button variant="secondary" size="sm" busy={loading} onClick={onRetry}>
          {words('words.retry')}
        </Button>
      </div>
    )
  return (
    <div className="flex min-h-20 flex-col justify-center rounded-card bg-sunken px-4 py-3">
      <output aria-live="polite" className="font-display text-xl font-semibold tabular-nums">
        {usd === undefined ? (
          <span className="font-text text-base font-normal text-soft">{outside ?? t('convertedHint')}</span>
        ) : (
          t('converted', { amount: number(Number(usd), { style: 'currency', currency: 'USD' }) })
        )}
      </output>
      {rate === undefined ? (
        loading && currency !== '' ? (
          <Spinner />
        ) : null
      ) : (
        <p className="text-sm text-soft tabular-nums">
          {t('rate', { amount: number(rate.deposit_rate, { style: 'currency', currency: rate.currency, maximumFractionDigits: 4 }) })}
        </p>
      )}
    </div>
  )
}
