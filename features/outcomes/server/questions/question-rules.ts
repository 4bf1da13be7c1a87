import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** When two members are asked whether they have met. */
export const meetingQuestionRules = {
  /** Texts the two have written since their match, and those of each of them. */
  messages: 20,
  messagesOfEach: 5,
  /** The newest messages of a conversation that are looked at. */
  examined: 500,
  /** Days since the match; and since the last message, because who has met may write elsewhere. */
  matchedDays: 3,
  quietDays: 28,
  /** How often at most one is asked about one person, and after how many days again. */
  times: 3,
  againDays: 14,
  /** One question a week to a member, whoever it is about. It waits as long for an answer. */
  weekDays: 7,
} as const

/** The hour of the evening, UTC: 18:00 in Lagos and Douala, 20:00 in Nairobi. */
export const eveningHour = 17
/** Later than this after an outage it is no evening any more, and nobody is woken at night. */
const eveningLastsMs = 3 * hourMs

/** Whether it is the evening in which members are asked. */
export const isEvening = (now: Date): boolean => {
  const sinceMs = (now.getTime() % dayMs) - eveningHour * hourMs
  return sinceMs >= 0 && sinceMs < eveningLastsMs
}

/** Returns the UTC day, `YYYY-MM-DD`, that is some days before a moment. */
export const utcDayBefore = (now: Date, days: number): string => utcDay(new Date(now.getTime() - days * dayMs))
