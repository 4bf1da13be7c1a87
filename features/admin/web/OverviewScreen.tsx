import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { useT, useLanguage } from '#platform/web/i18n.tsx'
import { adminText } from '../locales/text.ts'
import { statisticNames } from '../money-contract.ts'
import { BarChart } from './BarChart.tsx'
import { useStatistics } from './console-queries.ts'
import { formatMoney } from './money/format-money.ts'
import { ConsolePage } from './ConsolePage.tsx'
import { OutcomesSection } from './OutcomesSection.tsx'
import { formatDay } from './format-date.ts'

const days = 14
const currentFigures = ['members', 'active_day', 'active_week', 'active_month', 'reports_open', 'deposits_in_review'] as const

/** Current totals and statistics of the last days. */
export const OverviewScreen = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const figures = useStatistics(days)
  /** Null stands for a number that an analyst must not see, because too few people are behind it. */
  const formatFigure = (name: (typeof statisticNames)[number] | (typeof currentFigures)[number], value: string | number | null): string =>
    value === null
      ? t('staff.few')
      : name === 'deposits_usd'
        ? formatMoney(String(value), 'USD', locale)
        : Number(value).toLocaleString(formattingTags[locale])
  return (
    <ConsolePage title={t('nav.overview')} query={figures}>
      {({ days: each, now }) => (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {currentFigures.map((name) => (
              <div key={name} className="flex flex-col justify-between rounded-control border border-line bg-card p-3">
                <dt className="text-soft">{t(`figures.${name}`)}</dt>
                <dd className="font-display text-2xl font-semibold tabular-nums">{formatFigure(name, now[name])}</dd>
              </div>
            ))}
          </dl>
          <p className="text-soft">{t('figures.days', { count: days })}</p>
          <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
            {statisticNames.map((name) => {
              const bars = each.map((day) => ({
                label: formatDay(day.day, locale),
                value: Number(day[name]),
                shown: formatFigure(name, day[name]),
              }))
              return <BarChart key={name} title={t(`figures.${name}`)} value={bars.at(-1)?.shown ?? '0'} bars={bars} />
            })}
          </div>
          <OutcomesSection days={days} />
        </>
      )}
    </ConsolePage>
  )
}
