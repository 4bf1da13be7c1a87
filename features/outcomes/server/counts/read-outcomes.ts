import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type Measure, measures, type ShownOrder, shownOrders } from '../../contract.ts'
import { readRepliesUntil } from '../store.ts'
import { hideSmall } from './hide-small.ts'

/** The outcomes of one day (UTC): a number for each order, null where it is hidden. */
export type DayOutcomes = { day: string } & Record<Measure, Record<ShownOrder, number | null>>

/**
 * Reads how many members had each outcome on each of the last whole days, oldest first, with small numbers hidden. Only days on which nothing is
 * counted any more: a number that grows would tell of one person at a time. There are no sums over days or orders for the same reason.
 */
export const readOutcomes = async (db: Database, days: number, now: Date): Promise<DayOutcomes[]> => {
  const counted = await readRepliesUntil(db)
  const end = Math.floor(Math.min(now.getTime(), counted?.getTime() ?? 0) / dayMs)
  if (counted === undefined) return []
  const rows = await db
    .selectFrom('outcome_count')
    .select(['day', 'shown_order', 'measure', (row) => row.fn.sum<string>('members').as('members')])
    .where('day', '>=', sql<string>`${utcDay(new Date((end - days) * dayMs))}::date`)
    .where('day', '<', sql<string>`${utcDay(new Date(end * dayMs))}::date`)
    .groupBy(['day', 'shown_order', 'measure'])
    .execute()
  const numberOf = (day: string, measure: Measure, order: ShownOrder): number =>
    Number(rows.find((row) => row.day === day && row.measure === measure && row.shown_order === order)?.members ?? 0)
  return Array.from({ length: days }, (_, index) => {
    const day = utcDay(new Date((end - days + index) * dayMs))
    const cells = measures.map((measure) => {
      const shown = hideSmall(shownOrders.map((order) => numberOf(day, measure, order)))
      return [measure, Object.fromEntries(shownOrders.map((order, place) => [order, shown[place] ?? null]))]
    })
    return { day, ...(Object.fromEntries(cells) as Record<Measure, Record<ShownOrder, number | null>>) }
  })
}
