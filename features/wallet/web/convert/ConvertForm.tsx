import ArrowDown from 'lucide-react/icons/arrow-down'
import { type SyntheticEvent, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import type { CreditPrice, Wallet } from '../../contract.ts'
import { walletText } from '../../locales/text.ts'
import { type ConversionDirection, quoteConversion, type QuoteProblem, creditPriceSpread } from './conversion.ts'
import type { ConversionInput } from './use-convert.ts'
import { useMoneyFormat } from '../use-money-format.ts'

interface ConvertFormProps {
  wallet: Wallet
  price: CreditPrice
  direction: ConversionDirection
  onDirection: (direction: ConversionDirection) => void
  busy: boolean
  onConvert: (input: ConversionInput) => void
}

/** The form to buy or sell credits, with a preview of the result. */
export const ConvertForm = ({ wallet, price, direction, onDirection, busy, onConvert }: ConvertFormProps) => {
  const t = useT(walletText)
  const words = useT(platformText)
  const { number } = useFormat()
  const { usd, credits } = useMoneyFormat()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const buying = direction === 'buy'
  const locale = useLanguage((language) => language.locale)
  const quoted = quoteConversion(direction, typed, wallet, price, locale)
  const problem = typeof quoted === 'string' ? quoted : undefined
  const explain = (one: QuoteProblem): string => (one === 'required' || one === 'invalid' ? words(`errors.${one}`) : t(`errors.${one}`))
  // An empty field is an error only after a submit.
  const shown = problem !== undefined && (tried || problem !== 'required') ? explain(problem) : undefined
  const give = typeof quoted === 'string' ? undefined : buying ? usd(quoted.usd) : credits(quoted.credits)
  const get = typeof quoted === 'string' ? undefined : buying ? credits(quoted.credits) : usd(quoted.usd)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (typeof quoted !== 'string' && !busy) onConvert({ direction, quote: quoted, price })
  }
  const turn = (next: string) => {
    setTyped('')
    setTried(false)
    onDirection(next === 'sell' ? 'sell' : 'buy')
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SegmentedControl
        label={t('convert.direction')}
        labelHidden
        name="direction"
        value={direction}
        disabled={busy}
        onChange={({ target }) => turn(target.value)}
        options={[
          { value: 'buy', label: t('convert.buy') },
          { value: 'sell', label: t('convert.sell') },
        ]}
      />
      <div className="flex flex-col gap-1">
        <TextField
          label={buying ? t('convert.usd') : t('convert.credits')}
          hint={t('convert.have', { amount: buying ? usd(wallet.usd) : credits(wallet.credits) })}
          inputMode={buying ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={16}
          className="tabular-nums"
          value={typed}
          readOnly={busy}
          onChange={({ target }) => setTyped(target.value)}
          error={shown}
        />
        <Button variant="quiet" size="sm" className="self-start" onClick={() => setTyped(buying ? wallet.usd : String(wallet.credits))}>
          {t('convert.all')}
        </Button>
      </div>
      <div aria-live="polite" className="flex min-h-28 flex-col justify-center gap-2 rounded-card bg-sunken p-5">
        {give === undefined || get === undefined ? (
          <p className="text-center text-soft">{t('convert.nothingYet')}</p>
        ) : (
          <dl className="flex flex-col gap-2 tabular-nums">
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-soft">{t('convert.give')}</dt>
              <dd className="text-lg font-semibold text-ink">−{give}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-4">
              <dt className="flex items-center gap-1.5 text-soft">
                <ArrowDown aria-hidden className="size-4" />
                {t('convert.get')}
              </dt>
              <dd className="text-xl font-semibold text-lagoon">+{get}</dd>
            </div>
          </dl>
        )}
      </div>
      <p className="text-sm text-soft tabular-nums">
        {t('convert.rates', {
          usd: usd('1'),
          bought: credits(price.credits_per_usd),
          hundred: credits(100),
          sold: usd(String(price.cents_per_100_credits / 100)),
        })}{' '}
        {t('convert.spread', { percent: number(creditPriceSpread(price), { style: 'percent', maximumFractionDigits: 1 }) })}
      </p>
      <Button type="submit" wide busy={busy}>
        {typeof quoted === 'string'
          ? t('convert.enter')
          : t(buying ? 'convert.confirmBuy' : 'convert.confirmSell', { amount: credits(quoted.credits) })}
      </Button>
    </form>
  )
}
