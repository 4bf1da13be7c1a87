import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type AreaSizeBand, lockCountProgress, readAreaSizeBands, replaceAreaSizeBands, setCountProgress } from '../store.ts'
import { type Area, areaOf, areasAround } from './area-of.ts'
import { nextSizeBand } from './next-band.ts'

/** Days between two updates of the size bands: in a week so many members come and go that nobody can tell who it was. */
const betweenDays = 7

const keyOf = ({ row, col }: Area): string => `${row} ${col}`

interface CellRow {
  lat: number
  lng: number
  members: string
}

/** Counts the active members who were here in the last 30 days, by area; also members who are hidden, paused in search or in private mode. */
const readMembersByArea = async (db: Database, now: Date): Promise<Map<string, Area & { members: number }>> => {
  const { rows } = await sql<CellRow>`
    select cell_lat as lat, cell_lng as lng, count(*) as members from presence join member on member.id = presence.member_id
      where last_active > ${new Date(now.getTime() - 30 * dayMs)} and member.status = 'active' and cell_lat is not null
      group by cell_lat, cell_lng`.execute(db)
  const areas = new Map<string, Area & { members: number }>()
  for (const { lat, lng, members } of rows) {
    const area = areaOf(lat, lng)
    areas.set(keyOf(area), { ...area, members: (areas.get(keyOf(area))?.members ?? 0) + Number(members) })
  }
  return areas
}

/** Updates the size band of every area once a week, from the members of the area and its neighbours. Only bands are stored, no counts. */
export const countAreas = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { areas_on: last } = await lockCountProgress(tx)
    if (last !== null && Date.parse(utcDay(now)) - Date.parse(last) < betweenDays * dayMs) return
    const members = await readMembersByArea(tx, now)
    const before = new Map((await readAreaSizeBands(tx)).map(({ band, ...area }) => [keyOf(area), band]))
    const near = new Map([...members.values()].flatMap(areasAround).map((area) => [keyOf(area), area]))
    const bands: AreaSizeBand[] = [...near.values()].flatMap((area) => {
      const count = areasAround(area).reduce((sum, one) => sum + (members.get(keyOf(one))?.members ?? 0), 0)
      const band = nextSizeBand(before.get(keyOf(area)) ?? 0, count)
      return band === 0 ? [] : [{ ...area, band }]
    })
    await replaceAreaSizeBands(tx, bands)
    await setCountProgress(tx, { areas_on: utcDay(now) })
  })
