import { type BuiltInGender, builtInGenders, type OperatorGender } from '#features/members/gender-contract.ts'
import { genderOf } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type DecisionQueueName, decisionQueues } from './update-queue-waits.ts'

/** How long the oldest case of a queue has waited, in classes. An empty queue is in the first. */
const waits = ['within_day', 'days', 'week', 'longer'] as const
export type QueueWaitClass = (typeof waits)[number]

type ByGender = Record<BuiltInGender, number | null> & Partial<Record<OperatorGender, number | null>>
/** Members who were here, by gender, rounded to tens; null if hidden. Own genders without a shown number are missing. */
export interface PlaceFigures {
  /** Null for the rest of all countries. */
  country: string | null
  /** Null for the rest of the country. */
  city: string | null
  week: ByGender
  month: ByGender
}

/** Converts a waiting time to its class. @param oldest since when the oldest case has waited; undefined for an empty queue */
export const classifyQueueWait = (oldest: Date | undefined, now: Date): QueueWaitClass => {
  const days = oldest === undefined ? 0 : (now.getTime() - oldest.getTime()) / dayMs
  if (days < 1) return 'within_day'
  if (days < 3) return 'days'
  return days < 7 ? 'week' : 'longer'
}

const readPlaceFigures = async (db: Database): Promise<PlaceFigures[]> => {
  const rows = await db.selectFrom('town_place').selectAll().orderBy('country').orderBy('city').execute()
  const places = new Map<string, PlaceFigures>()
  for (const { country, city, gender, week, month } of rows) {
    const none = Object.fromEntries(builtInGenders.map((one) => [one, null])) as ByGender
    const key = JSON.stringify([country, city])
    const place = places.get(key) ?? { country: country || null, city: city || null, week: { ...none }, month: { ...none } }
    const name = genderOf(gender)
    ;[place.week[name], place.month[name]] = [week, month]
    places.set(key, place)
  }
  const size = ({ month }: PlaceFigures): number => Object.values(month).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  // The largest places first; the rests of countries and of all last.
  const folds = ({ country, city }: PlaceFigures): number => Number(city === null) + Number(country === null)
  return [...places.values()].toSorted((a, b) => folds(a) - folds(b) || size(b) - size(a))
}

/** Returns the figures of the town as they were counted last: the last `days` counted days, newest first, the places, and the queues. */
export const readTownFigures = async (db: Database, days: number, now: Date) => {
  const since = utcDay(new Date(now.getTime() - (days + 2) * dayMs))
  const [counted, places, waiting, progress] = await Promise.all([
    db.selectFrom('town_day').selectAll().where('day', '>', since).orderBy('day', 'desc').limit(days).execute(),
    readPlaceFigures(db),
    db.selectFrom('town_queue').selectAll().execute(),
    db.selectFrom('town_progress').select('places_on').executeTakeFirst(),
  ])
  const oldest = new Map(waiting.map((row) => [row.queue, row.oldest]))
  return {
    days: counted,
    places,
    places_on: progress?.places_on ?? null,
    queues: decisionQueues.map((queue: DecisionQueueName) => ({ queue, wait: classifyQueueWait(oldest.get(queue), now) })),
  }
}
