import { useState } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { changeCreditTerms } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'
import { cacheCreditTerms, useCreditTerms } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { normalizeDollars, parseWholeNumber } from './form-numbers.ts'
import { NumberField } from './NumberField.tsx'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { formatDateTime } from '../format-date.ts'

/** Form for the price of credits. */
export const CreditPrice = () => {
  const t = useT(adminText)
  const { locale, number } = useFormat()
  const [open, setOpen] = useState(false)
  const terms = useCreditTerms()
  return (
    <ConsolePage
      title={t('nav.credits')}
      level={2}
      query={terms}
      action={
        <Button size="sm" onClick={() => setOpen(true)} disabled={terms.data === undefined}>
          {t('catalogue.change')}
        </Button>
      }
    >
      {({ credits_per_usd, usd_per_100_credits, valid_from }) => (
        <>
          <dl className="grid gap-3 sm:grid-cols-3">
            {[
              [t('catalogue.creditsPerUsd'), number(credits_per_usd)],
              [t('catalogue.usdPerCredits'), number(Number(usd_per_100_credits), { minimumFractionDigits: 2 })],
              [t('currencies.since'), formatDateTime(valid_from, locale)],
            ].map(([name, value]) => (
              <div key={name} className="flex flex-col justify-between rounded-control border border-line bg-card p-3">
                <dt className="text-soft">{name}</dt>
                <dd className="font-display text-xl font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={t('catalogue.creditsTitle')}
            submit={t('currencies.apply')}
            onSubmit={async ({ credits, usd, reason = '' }) => {
              const body = { credits_per_usd: parseWholeNumber(credits), usd_per_100_credits: normalizeDollars(usd), reason }
              cacheCreditTerms((await consoleCall(changeCreditTerms, { body })).data.price)
            }}
            renderFields={(fieldError) => (
              <>
                <NumberField
                  name="credits"
                  label={t('catalogue.creditsPerUsd')}
                  defaultValue={credits_per_usd}
                  error={fieldError('credits_per_usd')}
                />
                <TextField
                  name="usd"
                  inputMode="decimal"
                  label={t('catalogue.usdPerCredits')}
                  defaultValue={usd_per_100_credits}
                  error={fieldError('usd_per_100_credits')}
                  autoComplete="off"
                  required
                />
              </>
            )}
          />
        </>
      )}
    </ConsolePage>
  )
}
