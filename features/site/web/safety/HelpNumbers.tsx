import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { HelpNumber } from '../../help-numbers-contract.ts'
import { safetyText } from '../../locales/public/text.ts'
import { useHelpNumbers } from './use-help-numbers.ts'

const link = 'font-semibold text-primary underline underline-offset-4'

/** The countries that are always listed, also without a number. */
const mainCountries = ['CM', 'CI', 'GH', 'KE', 'NG', 'ZA']

const Country = ({ code, numbers }: { code: string; numbers: readonly HelpNumber[] }) => {
  const t = useT(safetyText)
  const { country: nameOf, date: format } = useFormat()
  return (
    <div className="rounded-card bg-sunken p-4">
      <dt className="font-semibold">{nameOf(code)}</dt>
      {numbers.map(({ id, kind, number, source, dated }) => (
        <dd key={id} className="mt-2">
          {t(`numbers.${kind}`)}:{' '}
          <a href={`tel:${number.replaceAll(' ', '')}`} className={link}>
            {number}
          </a>
          <a href={source} target="_blank" rel="noopener noreferrer" className="block text-sm wrap-anywhere text-soft underline">
            {t('numbers.source', { host: new URL(source).host, date: format(dated, { dateStyle: 'long', timeZone: 'UTC' }) })}
          </a>
        </dd>
      ))}
      {numbers.length === 0 ? <dd className="mt-2 text-soft">{t('numbers.none')}</dd> : null}
    </div>
  )
}

/** Emergency numbers and help lines by country, each with its source and the date of it. */
export const HelpNumbers = () => {
  const t = useT(safetyText)
  const words = useT(platformText)
  const { numbers, error, retry } = useHelpNumbers()
  const countries = new Set([...mainCountries, ...(numbers ?? []).map(({ country }) => country)])
  return (
    <section id="numbers" className="mt-6 scroll-mt-20">
      <Heading level={2}>{t('numbers.title')}</Heading>
      <p className="mt-3">{t('numbers.text')}</p>
      {error !== undefined ? (
        <ErrorState message={error.message} retryLabel={words('words.retry')} onRetry={retry} />
      ) : numbers === undefined ? (
        <div className="mt-5 grid gap-4 sm:grid-cols-2" role="status" aria-label={words('words.loading')}>
          {mainCountries.map((code) => (
            <Skeleton key={code} className="h-24 rounded-card" />
          ))}
        </div>
      ) : (
        <dl className="mt-5 grid gap-4 sm:grid-cols-2">
          {[...countries].map((code) => (
            <Country key={code} code={code} numbers={numbers.filter(({ country }) => country === code)} />
          ))}
        </dl>
      )}
    </section>
  )
}
