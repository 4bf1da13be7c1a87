import { hourMs, minuteMs } from '#platform/shared/durations.ts'

/** Returns the hour that contains a moment, as whole hours since the Unix epoch. */
export const toEpochHour = (moment: Date): number => Math.floor(moment.getTime() / hourMs)

/** Returns the start of an hour, which is given in hours since the Unix epoch. */
export const startOfHour = (hour: number): Date => new Date(hour * hourMs)

/** Counts of the last two minutes may not be in the database yet. In milliseconds. */
const lateMs = 2 * minuteMs
/** How long after its end the counts of an hour are complete, in milliseconds. */
export const countsCompleteAfterMs = lateMs + 60_000
/** For how many hours impressions are kept. */
export const impressionRetentionHours = 62 * 24

/** A range of hours since the Unix epoch, from `from` (inclusive) to `to` (exclusive). */
export interface HourRange {
  from: number
  to: number
}

/** Returns the first hour that starts at or after a moment. */
export const firstWholeHour = (startedAt: Date): number => Math.ceil(startedAt.getTime() / hourMs)

/**
 * Returns the whole hours of a boost so far, and the same number of whole hours before it; undefined until the first hour has ended. The partial
 * hours in which the boost starts and ends are left out.
 */
export const hoursDuringAndBefore = (
  boost: { startedAt: Date; endsAt: Date },
  now: Date,
): { during: HourRange; before: HourRange } | undefined => {
  const counted = toEpochHour(new Date(now.getTime() - lateMs))
  const to = Math.min(counted, toEpochHour(boost.endsAt))
  const from = Math.max(firstWholeHour(boost.startedAt), toEpochHour(now) - impressionRetentionHours)
  if (to <= from) return undefined
  const beforeTo = toEpochHour(boost.startedAt)
  return { during: { from, to }, before: { from: beforeTo - (to - from), to: beforeTo } }
}
