import { type SyntheticEvent, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { type DepositCurrency, type PaymentChannel, paymentChannels, paymentProviderNames } from '../contract.ts'
import { useLocalRate } from '#features/wallet/web/index.ts'
import { depositsText } from '../locales/text.ts'
import { ChannelButtons } from './ChannelButtons.tsx'
import { useDepositRate, type DepositInput } from './deposit-queries.ts'
import { DepositQuote } from './DepositQuote.tsx'
import { suggestAmounts } from './suggest-amounts.ts'
import { type AmountProblem, checkAmount, convertToUsd } from './check-amount.ts'

interface DepositFormProps {
  currencies: readonly DepositCurrency[]
  busy: boolean
  onSubmit: (wanted: DepositInput) => void
}

/** The form for channel, currency and amount, with a preview of the dollars it buys. */
export const DepositForm = ({ currencies, busy, onSubmit }: DepositFormProps) => {
  const t = useT(depositsText)
  const words = useT(platformText)
  const { number } = useFormat()
  const [channel, setChannel] = useState<PaymentChannel>()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const rate = useDepositRate(code)
  const local = useLocalRate()
  const locale = useLanguage((language) => language.locale)

  const offered = paymentChannels.filter((one) => currencies.some((currency) => currency.channels.some((pair) => pair.channel === one)))
  const takes = (currency: DepositCurrency, by: PaymentChannel | undefined) =>
    by === undefined || currency.channels.some((pair) => pair.channel === by)
  const currency = currencies.find(({ id }) => id === code)
  const bounds = currency?.channels.find((pair) => pair.channel === channel)
  const checked = currency === undefined || channel === undefined ? undefined : checkAmount(typed, currency, channel, rate.data, locale)
  const money = (amount: string) => number(Number(amount), { style: 'currency', currency: code })
  const between = bounds === undefined ? undefined : { least: money(bounds.min), most: money(bounds.max) }
  const explain = (problem: AmountProblem) =>
    problem === 'required' || problem === 'invalid' ? words(`errors.${problem}`) : t(`errors.${problem}`, { ...between })
  const problem = typeof checked === 'string' ? checked : undefined

  /** The limit that the amount breaks, in both currencies. */
  const outside = (): string | undefined => {
    const limit = problem === 'below_least' ? bounds?.min : problem === 'above_most' ? bounds?.max : undefined
    if (problem === undefined || limit === undefined || currency === undefined)
      return problem === 'required' ? undefined : problem && explain(problem)
    const usd = currency.id === 'USD' ? undefined : convertToUsd(limit, currency, rate.data)
    if (usd === undefined) return explain(problem)
    const values = { limit: money(limit), usd: number(Number(usd), { style: 'currency', currency: 'USD' }) }
    return t(problem === 'below_least' ? 'outside.below_least' : 'outside.above_most', values)
  }

  const choose = (next: PaymentChannel) => {
    setChannel(next)
    if (currency !== undefined && takes(currency, next)) return
    const possible = currencies.filter((one) => takes(one, next))
    const [only] = possible.length === 1 ? possible : possible.filter(({ id }) => id === local?.currency)
    setCode(only?.id ?? '')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || channel === undefined || checked === undefined || typeof checked === 'string' || rate.data === undefined) return
    onSubmit({ channel, currency: code, amount: checked.amount, rate_id: rate.data.id })
  }
  const accepted = currencies.filter((one) => takes(one, channel))

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ChannelButtons
        channels={offered}
        chosen={channel}
        onChoose={choose}
        error={tried && channel === undefined ? t('errors.choose_channel') : undefined}
      />
      <SelectField
        label={t('currency')}
        value={code}
        disabled={busy}
        onChange={({ target }) => setCode(target.value)}
        hint={
          channel !== undefined && accepted.length < currencies.length
            ? t('thisWay', { currency: accepted.map(({ abbr }) => abbr).join(', '), channel: paymentProviderNames[channel] })
            : undefined
        }
        error={tried && code === '' ? t('errors.choose_currency') : undefined}
        options={[
          { value: '', label: t('chooseCurrency'), disabled: true },
          ...currencies.map((one) => ({ value: one.id, label: `${one.name} (${one.abbr})`, disabled: !takes(one, channel) })),
        ]}
      />
      <div className="flex flex-col gap-2">
        <TextField
          label={t('amount')}
          placeholder={t('amountPlaceholder')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          className="tabular-nums"
          value={typed}
          readOnly={busy}
          onChange={({ target }) => setTyped(target.value)}
          end={code || undefined}
          hint={between === undefined ? undefined : t('between', between)}
          error={problem !== undefined && (tried || problem !== 'required') ? explain(problem) : undefined}
        />
        {/* The line is there as soon as the currency is chosen, so that nothing moves when the rate arrives. */}
        {bounds === undefined ? null : (
          <div role="group" aria-label={t('suggested')} className="flex min-h-11 flex-wrap gap-2">
            {(rate.data === undefined ? [] : suggestAmounts(rate.data.deposit_rate, bounds)).map((amount) => (
              <Button
                key={amount}
                variant="secondary"
                size="sm"
                className="rounded-full tabular-nums"
                aria-pressed={typeof checked === 'object' && Number(checked.amount) === Number(amount)}
                disabled={busy}
                onClick={() => setTyped(amount)}
              >
                {number(Number(amount), { style: 'currency', currency: code, maximumFractionDigits: 0 })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <DepositQuote
        currency={code}
        rate={rate.data}
        failed={rate.isError}
        loading={rate.isFetching}
        usd={typeof checked === 'object' ? checked.usd : undefined}
        outside={outside()}
        onRetry={() => void rate.refetch()}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" wide busy={busy} disabled={busy}>
          {t('submit')}
        </Button>
        <p className="text-sm text-soft">{t('popup')}</p>
      </div>
    </form>
  )
}
