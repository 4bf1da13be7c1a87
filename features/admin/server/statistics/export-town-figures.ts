import { genders, isBuiltInGender } from '#features/members/gender-contract.ts'
import { readTownFigures } from '#features/town-figures/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { toCsv } from '#platform/server/csv.ts'
import { type TownTable, townFigureNames } from '../../town-contract.ts'

const cell = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

/** Returns one table of the town as CSV, with the API's field names as the header. */
export const exportTownFigures = async (
  { db, now }: MemberContext,
  { table, days }: { table: TownTable; days: number },
): Promise<string> => {
  const town = await readTownFigures(db, days, now)
  if (table === 'queues') return toCsv([['queue', 'wait'], ...town.queues.map(({ queue, wait }) => [queue, wait])])
  if (table === 'days')
    return toCsv([['day', ...townFigureNames], ...town.days.map((one) => [one.day, ...townFigureNames.map((name) => cell(one[name]))])])
  const periods = ['week', 'month'] as const
  const shown = genders.filter((gender) => isBuiltInGender(gender) || town.places.some(({ month }) => month[gender] !== undefined))
  return toCsv([
    ['country', 'city', ...periods.flatMap((period) => shown.map((gender) => `${period}_${gender}`))],
    ...town.places.map((place) => [
      cell(place.country),
      cell(place.city),
      ...periods.flatMap((period) => shown.map((gender) => cell(place[period][gender]))),
    ]),
  ])
}
