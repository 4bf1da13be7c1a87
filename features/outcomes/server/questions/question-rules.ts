import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** When two members are asked whether they have met. */
export const meetingQuestionRules = {
  /** The two must have written at least this many texts since their match. */
  messages: 20,
  /** Each of the two must have written at least this many of them. */
  messagesOfEach: 5,
  /** Only this many of the newest messages of a conversation are counted. */
  examined: 500,
  /** The match must be at least this many days old. */
  matchedDays: 3,
  /** The last message must be at most this many days old. */
  quietDays: 28,
  /** A member is asked at most this often about the same match. */
  times: 3,
  /** Days until a member can be asked again about the same match. */
  againDays: 14,
  /** A member gets at most one question in this many days, no matter about which match. A question stays open for this many days. */
  intervalDays: 7,
} as const

/** The hour (UTC) at which members are asked: 18:00 in Lagos and Douala, 20:00 in Nairobi. */
export const eveningHour = 17
/** The evening ends this long after it began, so that a run delayed by an outage wakes nobody at night. */
const eveningLastsMs = 3 * hourMs

/** Whether it is the evening in which members are asked. */
export const isEvening = (now: Date): boolean => {
  const sinceMs = (now.getTime() % dayMs) - eveningHour * hourMs
  return sinceMs >= 0 && sinceMs < eveningLastsMs
}

/** Returns the UTC day, `YYYY-MM-DD`, that is some days before a moment. */
export const utcDayBefore = (now: Date, days: number): string => utcDay(new Date(now.getTime() - days * dayMs))
