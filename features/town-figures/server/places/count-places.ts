import { sql } from 'kysely'
import { genderNumbersEnd } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { lockCountProgress, replacePlaceFigures, setCountProgress } from '../store.ts'
import { roundAndMergePlaces, type PlaceCounts } from './round-and-merge-places.ts'

interface PlaceRow {
  country: string
  city: string
  gender: number
  week: string
  month: string
}

const zeros = (): number[] => Array.from({ length: genderNumbersEnd }, () => 0)

/** Reads how many active members were here in the last 7 and 30 days, by place and gender. */
const readPlaces = async (db: Database, now: Date): Promise<PlaceCounts[]> => {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rows } = await sql<PlaceRow>`
    select member.country, coalesce(member.city, '') as city, member.gender, count(*) filter (where last_active > ${since(7)}) as week, count(*) as month
      from presence join member on member.id = presence.member_id
      where last_active > ${since(30)} and member.status = 'active' group by 1, 2, 3`.execute(db)
  const places = new Map<string, { country: string; city: string; week: number[]; month: number[] }>()
  for (const { country, city, gender, week, month } of rows) {
    const key = JSON.stringify([country, city])
    const place = places.get(key) ?? { country, city, week: zeros(), month: zeros() }
    place.week[gender] = Number(week)
    place.month[gender] = Number(month)
    places.set(key, place)
  }
  return [...places.values()]
}

/** Counts active members by place and gender once a day (UTC), and replaces the counts of the day before. Only rounded numbers are stored. */
export const countPlaces = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = utcDay(now)
    if ((await lockCountProgress(tx)).places_on === today) return
    await replacePlaceFigures(tx, roundAndMergePlaces(await readPlaces(tx, now)))
    await setCountProgress(tx, { places_on: today })
  })
