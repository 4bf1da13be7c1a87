import { type OutcomeKind, outcomeKinds, type ShownOrder, shownOrders } from '#features/outcomes/contract.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { adminText } from '../locales/text.ts'
import type { DayOutcomes } from '../outcomes-contract.ts'
import { ConsolePage } from './ConsolePage.tsx'
import { useOutcomes } from './console-queries.ts'
import { DataTable } from './DataTable.tsx'
import { formatDay } from './format-date.ts'

interface OutcomesTableProps {
  measure: OutcomeKind | 'viewers'
  days: readonly DayOutcomes[]
}

/** Table of one outcome: a row per day, newest first, and a column per order of the feed. Outcomes also show their rate per hundred viewers. */
const OutcomesTable = ({ measure, days }: OutcomesTableProps) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const format = (value: number, digits = 0): string =>
    value.toLocaleString(formattingTags[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const cellOf = (row: DayOutcomes, order: ShownOrder): string => {
    const [count, viewers] = [row[measure][order], row.viewers[order]]
    if (count === null) return t('outcomes.hidden')
    if (measure === 'viewers' || viewers === null) return format(count)
    return t('outcomes.withRate', { count: format(count), rate: format((100 * count) / viewers, 1) })
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="font-semibold">{t(`outcomes.measures.${measure}`)}</h3>
      <p className="text-sm text-soft">{t(`outcomes.hints.${measure}`)}</p>
      <DataTable
        caption={t(`outcomes.measures.${measure}`)}
        columns={[
          { name: t('outcomes.day'), renderCell: ({ day }: DayOutcomes) => formatDay(day, locale) },
          ...shownOrders.map((order) => ({
            name: t(`outcomes.orders.${order}`),
            renderCell: (row: DayOutcomes) => cellOf(row, order),
          })),
        ]}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        empty={t('outcomes.none')}
      />
    </div>
  )
}

/** Section of the console with the outcomes by day and by the order of the feed. */
export const OutcomesSection = ({ days: count }: { days: number }) => {
  const t = useT(adminText)
  const outcomes = useOutcomes(count)
  return (
    <ConsolePage title={t('outcomes.title')} level={2} query={outcomes}>
      {({ days }) => (
        <>
          <p className="max-w-prose text-soft">{t('outcomes.text')}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {(['viewers', ...outcomeKinds] as const).map((measure) => (
              <OutcomesTable key={measure} measure={measure} days={days} />
            ))}
          </div>
          <p className="max-w-prose text-sm text-soft">{t('outcomes.hiddenText')}</p>
        </>
      )}
    </ConsolePage>
  )
}
