import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type DailyCountKind, type OutcomeKind, outcomeKinds, type ShownOrder, shownOrders } from '../../contract.ts'
import { readRepliesCountedUntil } from '../store.ts'
import { hideSmallNumbers } from './hide-small-numbers.ts'

/** A number for each order, null where it is hidden. */
type ByOrder = Record<ShownOrder, number | null>
/** The outcomes of one day (UTC), and how many members were shown people. */
export type DayOutcomes = { day: string; viewers: ByOrder } & Record<OutcomeKind, ByOrder>

/**
 * Reads how many members had each outcome on each of the last whole days, and how many were shown people, oldest first, with small numbers
 * hidden. Days that are still counted are left out, because a growing number would reveal single members. There are no sums over days or orders
 * for the same reason.
 */
export const readOutcomes = async (db: Database, days: number, now: Date): Promise<DayOutcomes[]> => {
  const counted = await readRepliesCountedUntil(db)
  const end = Math.floor(Math.min(now.getTime(), counted?.getTime() ?? 0) / dayMs)
  if (counted === undefined) return []
  const rows = await db
    .selectFrom('outcome_count')
    .select(['day', 'shown_order', 'measure', (row) => row.fn.sum<string>('members').as('members')])
    .where('day', '>=', sql<string>`${utcDay(new Date((end - days) * dayMs))}::date`)
    .where('day', '<', sql<string>`${utcDay(new Date(end * dayMs))}::date`)
    .groupBy(['day', 'shown_order', 'measure'])
    .execute()
  const numberOf = (day: string, measure: DailyCountKind, order: ShownOrder): number =>
    Number(rows.find((row) => row.day === day && row.measure === measure && row.shown_order === order)?.members ?? 0)
  return Array.from({ length: days }, (_, index) => {
    const day = utcDay(new Date((end - days + index) * dayMs))
    const rowOf = (measure: DailyCountKind): ByOrder => {
      const shown = hideSmallNumbers(shownOrders.map((order) => numberOf(day, measure, order)))
      return Object.fromEntries(shownOrders.map((order, place) => [order, shown[place] ?? null])) as ByOrder
    }
    const outcomes = Object.fromEntries(outcomeKinds.map((measure) => [measure, rowOf(measure)])) as Record<OutcomeKind, ByOrder>
    return { day, viewers: rowOf('viewer'), ...outcomes }
  })
}
