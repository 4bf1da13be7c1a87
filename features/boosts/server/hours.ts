import { hourMs, minuteMs } from '#platform/shared/durations.ts'

/** The hour a moment is in, counted from 1970. */
export const hourOf = (moment: Date): number => Math.floor(moment.getTime() / hourMs)

/** When an hour begins. */
export const startOfHour = (hour: number): Date => new Date(hour * hourMs)

/** What was counted of the last minutes may still be on its way to the database. */
const lateMs = 2 * minuteMs
/** How long after the end of an hour all of it is counted. */
export const countingDelayMs = lateMs + 60_000
/** Hours that attention is kept for. */
export const retentionHours = 62 * 24

/** From the first hour up to and without the second. */
export interface HourRange {
  from: number
  to: number
}

/** The first whole hour of a boost. */
export const firstWholeHour = (startedAt: Date): number => Math.ceil(startedAt.getTime() / hourMs)

/**
 * The whole hours of a boost that are over, and as many whole ones right before it; undefined as long as none is. The hours it began and ended
 * in are left out, so that both spans are equally long.
 */
export const comparedHours = (boost: { startedAt: Date; endsAt: Date }, now: Date): { during: HourRange; before: HourRange } | undefined => {
  const counted = hourOf(new Date(now.getTime() - lateMs))
  const to = Math.min(counted, hourOf(boost.endsAt))
  const from = Math.max(firstWholeHour(boost.startedAt), hourOf(now) - retentionHours)
  if (to <= from) return undefined
  const beforeTo = hourOf(boost.startedAt)
  return { during: { from, to }, before: { from: beforeTo - (to - from), to: beforeTo } }
}
