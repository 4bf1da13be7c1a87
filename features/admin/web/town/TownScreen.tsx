import type { ReactNode } from 'react'
import { type BuiltInGender, type Gender, isBuiltInGender, operatorGenders } from '#features/members/gender-contract.ts'
import { useGenderName } from '#features/members/web/index.ts'
import { useLanguage, useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { adminText } from '../../locales/text.ts'
import { type TownDay, type TownPlace, type TownTable, townFigureNames } from '../../town-contract.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { useTownFigures } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { formatDay } from '../format-date.ts'
import { formatMoney } from '../money/format-money.ts'
import { CsvButton } from './CsvButton.tsx'

const days = 14
const inDollars: readonly (typeof townFigureNames)[number][] = ['deposits_usd', 'spent_usd']
/** Women first, in the same order as in the shown ratio. */
const builtInOrder: readonly BuiltInGender[] = ['female', 'male', 'other']

interface TownPartProps {
  title: string
  text?: string
  table: TownTable
  children: ReactNode
}

const TownPart = ({ title, text, table, children }: TownPartProps) => (
  <section className="flex min-w-0 flex-col gap-2">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Heading level={2} size="md">
        {title}
      </Heading>
      <CsvButton table={table} days={days} about={title} />
    </div>
    {text === undefined ? null : <p className="max-w-prose text-sm text-soft">{text}</p>}
    {children}
  </section>
)

/** Returns a function that formats counts of the town; null stands for fewer than ten people. */
const useFormatCount = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  return (count: number | null): string => (count === null ? t('town.few') : count.toLocaleString(formattingTags[locale]))
}

const DaysTable = ({ rows }: { rows: readonly TownDay[] }) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const format = useFormatCount()
  const cellOf = (row: TownDay, name: (typeof townFigureNames)[number]): string => {
    const [count, first] = [row[name], row.first_messages]
    if (count !== null && inDollars.includes(name)) return formatMoney(String(count), 'USD', locale)
    if (name !== 'answered' || count === null || first === null) return format(count)
    // Rounding to tens can make a part larger than the whole, so the share is capped at 100 %.
    const share = Math.min(1, count / first).toLocaleString(formattingTags[locale], { style: 'percent' })
    return t('town.withShare', { count: format(count), share })
  }
  return (
    <DataTable
      caption={t('town.daysTitle')}
      columns={[
        { name: t('town.day'), renderCell: ({ day }: TownDay) => formatDay(day, locale) },
        ...townFigureNames.map((name) => ({ name: t(`town.figures.${name}`), renderCell: (row: TownDay) => cellOf(row, name) })),
      ]}
      rows={rows}
      rowKey={({ day }) => day}
      empty={t('town.none')}
    />
  )
}

const PlacesTable = ({ rows }: { rows: readonly TownPlace[] }) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const { country: nameOf } = useFormat()
  const enumerate = useJoinWithCommas()
  const format = useFormatCount()
  const nameOfGender = useGenderName()
  // The built-in genders, and those of the operator's genders for which at least one place has a number.
  const shownGenders: Gender[] = [
    ...builtInOrder,
    ...operatorGenders.filter((gender) => rows.some(({ month }) => month[gender] !== undefined)),
  ]
  const placeOf = ({ country, city }: TownPlace): string => {
    if (country === null) return t('town.elsewhere')
    return city === null ? t('town.restOf', { country: nameOf(country) }) : enumerate([city, nameOf(country)])
  }
  const ratioOf = ({ month }: TownPlace): string =>
    month.female === null || month.male === null
      ? '–'
      : ((10 * month.female) / month.male).toLocaleString(formattingTags[locale], { maximumFractionDigits: 1 })
  return (
    <DataTable
      caption={t('town.placesTitle')}
      columns={[
        { name: t('town.place'), renderCell: placeOf },
        ...(['month', 'week'] as const).flatMap((period) =>
          shownGenders.map((gender) => ({
            name: t(`town.${period}`, { gender: isBuiltInGender(gender) ? t(`town.genders.${gender}`) : nameOfGender(gender) }),
            renderCell: (row: TownPlace) => format(row[period][gender] ?? null),
          })),
        ),
        { name: t('town.ratio'), renderCell: ratioOf },
      ]}
      rows={rows}
      rowKey={({ country, city }) => `${country ?? ''} ${city ?? ''}`}
      empty={t('town.noPlaces')}
    />
  )
}

/** Screen about the town: waiting cases, figures by day, and members by place. */
export const TownScreen = () => {
  const t = useT(adminText)
  return (
    <ConsolePage title={t('town.nav')} query={useTownFigures(days)} above={<p className="max-w-prose text-soft">{t('town.intro')}</p>}>
      {(town) => (
        <div className="flex min-w-0 flex-col gap-6">
          <TownPart title={t('town.queuesTitle')} table="queues">
            <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {town.queues.map(({ queue, wait }) => (
                <div key={queue} className="flex flex-col rounded-control border border-line bg-card p-3">
                  <dt className="text-soft">{t(`town.queues.${queue}`)}</dt>
                  <dd className={wait === 'within_day' ? '' : 'font-semibold'}>{t(`town.waits.${wait}`)}</dd>
                </div>
              ))}
            </dl>
          </TownPart>
          <TownPart title={t('town.daysTitle')} text={t('town.daysText')} table="days">
            <DaysTable rows={town.days} />
          </TownPart>
          <TownPart title={t('town.placesTitle')} text={t('town.placesText')} table="places">
            <PlacesTable rows={town.places} />
          </TownPart>
        </div>
      )}
    </ConsolePage>
  )
}
