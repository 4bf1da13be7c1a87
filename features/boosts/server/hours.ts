import { hourMs, minuteMs } from '#platform/shared/durations.ts'

/** Returns the hour that contains a moment, in hours since the Unix epoch. */
export const toEpochHour = (moment: Date): number => Math.floor(moment.getTime() / hourMs)

/** Returns the start of an hour. */
export const startOfHour = (hour: number): Date => new Date(hour * hourMs)

/** Counts of the last minutes may not be written yet. */
const lateMs = 2 * minuteMs
/** How long after its end an hour is completely counted. */
export const countingDelayMs = lateMs + 60_000
/** How many hours impressions are kept. */
export const impressionRetentionHours = 62 * 24

/** Hours since 1970 from `from` (inclusive) to `to` (exclusive). */
export interface HourRange {
  from: number
  to: number
}

/** Returns the first hour that starts at or after a moment. */
export const firstWholeHour = (startedAt: Date): number => Math.ceil(startedAt.getTime() / hourMs)

/**
 * Returns the whole hours of a boost so far and as many whole hours before it; undefined before the first one has ended. The hours in
 * which the boost starts and ends are left out, so that both ranges have the same length.
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
