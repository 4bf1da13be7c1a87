import { paymentProviderNames } from '#features/deposits/contract.ts'
import { useState } from 'react'
import { trimDecimal } from '#platform/shared/money.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { changePaymentChannel, changeRate, type CurrencyRate } from '../../money-contract.ts'
import { consoleCall } from '../console-call.ts'
import { cacheCurrencyRates, useCurrencyRates } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { formatDateTime } from '../format-date.ts'

/** Rates and providers of the deposit currencies. */
export const CurrenciesScreen = () => {
  const t = useT(adminText)
  const { locale, number } = useFormat()
  const prices = useCurrencyRates()
  const formatRate = (rate: string | null) => (rate === null ? '–' : number(Number(rate), { maximumFractionDigits: 8 }))
  const percent = (bps: number) => number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  // The content of the dialogs has its own state, because the content stays visible while a dialog closes.
  const [open, setOpen] = useState<'rate' | 'channel'>()
  const [price, setPrice] = useState<CurrencyRate>()
  const [pair, setPair] = useState<{ currency: string; channel: CurrencyRate['channels'][number]['channel']; enabled: boolean }>()
  return (
    <ConsolePage title={t('nav.currencies')} query={prices}>
      {(rows) => (
        <>
          <DataTable
            caption={t('nav.currencies')}
            rows={rows}
            rowKey={({ currency }) => currency}
            empty={t('currencies.none')}
            columns={[
              { name: t('currencies.currency'), renderCell: ({ currency }) => <strong>{currency}</strong> },
              {
                name: t('currencies.rate'),
                renderCell: ({ deposit_rate }) => <span className="tabular-nums">{formatRate(deposit_rate)}</span>,
              },
              { name: t('currencies.mid'), renderCell: ({ mid }) => <span className="tabular-nums">{formatRate(mid)}</span> },
              { name: t('currencies.spread'), renderCell: ({ spread_bps }) => (spread_bps === null ? '–' : percent(spread_bps)) },
              { name: t('currencies.since'), renderCell: ({ valid_from }) => formatDateTime(valid_from, locale) },
              {
                name: t('currencies.channels'),
                renderCell: ({ currency, channels }) => (
                  <span className="flex flex-wrap gap-2">
                    {channels.map(({ channel, enabled }) => (
                      <Button
                        key={channel}
                        size="sm"
                        variant="quiet"
                        onClick={() => {
                          setPair({ currency, channel, enabled: !enabled })
                          setOpen('channel')
                        }}
                      >
                        {paymentProviderNames[channel]}: {t(enabled ? 'currencies.open' : 'currencies.closed')}
                      </Button>
                    ))}
                  </span>
                ),
              },
              {
                name: t('currencies.change'),
                renderCell: (row) => (
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => {
                      setPrice(row)
                      setOpen('rate')
                    }}
                    aria-label={t('currencies.changeOf', { currency: row.currency })}
                  >
                    {t('currencies.change')}
                  </Button>
                ),
              },
            ]}
          />
          <ReasonDialog
            key={`rate ${price?.currency}`}
            open={open === 'rate'}
            onClose={() => setOpen(undefined)}
            title={t('currencies.changeOf', { currency: price?.currency ?? '' })}
            submit={t('currencies.apply')}
            onSubmit={async ({ mid = '', spread = '', sure, reason = '' }) => {
              const body = {
                mid: mid.replace(',', '.'),
                spread_bps: Math.round(Number(spread.replace(',', '.')) * 100),
                sure: sure !== undefined,
                reason,
              }
              const { data } = await consoleCall(changeRate, { params: { currency: price?.currency ?? '' }, body })
              cacheCurrencyRates(data.prices)
            }}
            renderFields={(fieldError) => (
              <>
                <TextField
                  name="mid"
                  inputMode="decimal"
                  label={t('currencies.mid')}
                  hint={t('currencies.midHint', { currency: price?.currency ?? '' })}
                  defaultValue={trimDecimal(price?.mid ?? '')}
                  error={fieldError('mid')}
                  required
                />
                <TextField
                  name="spread"
                  inputMode="decimal"
                  label={t('currencies.spread')}
                  hint={t('currencies.spreadHint')}
                  defaultValue={String((price?.spread_bps ?? 300) / 100)}
                  error={fieldError('spread_bps')}
                  required
                />
                <Checkbox name="sure" label={t('currencies.sure')} />
              </>
            )}
          />
          <ReasonDialog
            open={open === 'channel'}
            onClose={() => setOpen(undefined)}
            title={t(pair?.enabled ? 'currencies.openTitle' : 'currencies.closeTitle', {
              currency: pair?.currency ?? '',
              channel: pair === undefined ? '' : paymentProviderNames[pair.channel],
            })}
            submit={t(pair?.enabled ? 'currencies.openNow' : 'currencies.closeNow')}
            onSubmit={async ({ reason = '' }) => {
              if (pair === undefined) return
              const { enabled, ...params } = pair
              cacheCurrencyRates((await consoleCall(changePaymentChannel, { params, body: { enabled, reason } })).data.prices)
            }}
          />
        </>
      )}
    </ConsolePage>
  )
}
