import { dayMs, hourMs } from '#platform/shared/durations.ts'

/** The hour of the evening notification, in the member's time zone. */
const localHour = 18
/** The hour (UTC) for a member whose time zone is unknown: 18:00 in Lagos and Douala, 20:00 in Nairobi. */
const utcHour = 17

/** Whether this server knows a time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
const offsetMs = (format: Intl.DateTimeFormat, at: number): number => {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Record<string, number>
  const { year = 0, month = 1, day, hour, minute } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000
}

/** Returns the first evening after `now`: 18:00 in a time zone, also on days when its clocks change, or 17:00 UTC without one. */
export const nextEvening = (timeZone: string | null, now: Date): Date => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZone ?? 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const hour = timeZone === null ? utcHour : localHour
  const local = now.getTime() + offsetMs(format, now.getTime())
  const midnight = Math.floor(local / dayMs) * dayMs
  const evening = (ofDay: number): number => {
    const asUtc = ofDay + hour * hourMs
    // The inner call finds the approximate offset; the outer one the offset at the evening itself, on a day when the clocks change.
    return asUtc - offsetMs(format, asUtc - offsetMs(format, asUtc))
  }
  const today = evening(midnight)
  return new Date(today > now.getTime() ? today : evening(midnight + dayMs))
}
