import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { safetyText } from '../../locales/public/text.ts'
import { helpNumbers } from './help-numbers.ts'

const link = 'font-semibold text-primary underline underline-offset-4'

/** Emergency numbers and help lines by country, each with its source and the date of it. */
export const HelpNumbers = () => {
  const t = useT(safetyText)
  const { country: nameOf, date: format } = useFormat()
  return (
    <section id="numbers" className="mt-10 scroll-mt-20">
      <Heading level={2}>{t('numbers.title')}</Heading>
      <p className="mt-3">{t('numbers.text')}</p>
      <dl className="mt-5 grid gap-4 sm:grid-cols-2">
        {helpNumbers.map(({ country, numbers }) => (
          <div key={country} className="rounded-card bg-sunken p-4">
            <dt className="font-semibold">{nameOf(country)}</dt>
            {numbers.map(({ kind, number, source, date }) => (
              <dd key={number} className="mt-2">
                {t(`numbers.${kind}`)}:{' '}
                <a href={`tel:${number.replaceAll(' ', '')}`} className={link}>
                  {number}
                </a>
                <a href={source} target="_blank" rel="noopener noreferrer" className="block text-sm wrap-anywhere text-soft underline">
                  {t('numbers.source', { host: new URL(source).host, date: format(date, { dateStyle: 'long', timeZone: 'UTC' }) })}
                </a>
              </dd>
            ))}
            {numbers.length === 0 ? <dd className="mt-2 text-soft">{t('numbers.none')}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
