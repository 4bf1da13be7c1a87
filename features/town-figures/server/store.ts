import type { Database, Tx } from '#platform/server/db/database.ts'
import { sql } from 'kysely'
import type { RoundedPlaceCounts } from './places/round-and-merge-places.ts'

/** Figures of one day, rounded to tens; null if hidden. Money is in whole dollars and whole credits. */
export interface DayFigures {
  active: number | null
  sign_ups: number | null
  matches: number | null
  first_messages: number | null
  answered: number | null
  reports: number | null
  deposits_usd: number | null
  spent_usd: number | null
  spent_credits: number | null
}

export interface AreaSizeBand {
  row: number
  col: number
  /** Index of `townSizeBands`, above 0. */
  band: number
}

/** Locks the progress of the counts, so that other processes wait, and reads the days of the last counts. */
export const lockCountProgress = async (tx: Tx): Promise<{ places_on: string | null; areas_on: string | null }> => {
  await tx
    .insertInto('town_progress')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('town_progress').select(['places_on', 'areas_on']).forUpdate().executeTakeFirstOrThrow()
}

/** Stores the day of a finished count. */
export const setCountProgress = async (tx: Tx, done: { places_on: string } | { areas_on: string }): Promise<void> => {
  await tx.updateTable('town_progress').set(done).execute()
}

/** Locks the counting of days, so that other processes wait, and reads the last counted day; undefined before the first. */
export const lockDaysCountedUntil = async (tx: Tx): Promise<string | undefined> => {
  await lockCountProgress(tx)
  const { day } = await tx
    .selectFrom('town_day')
    .select((row) => row.fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** Stores the figures of a day. */
export const insertDayFigures = async (tx: Tx, day: string, figures: DayFigures): Promise<void> => {
  await tx
    .insertInto('town_day')
    .values({ day, ...figures })
    .execute()
}

/** Replaces the stored counts of all places. */
export const replacePlaceFigures = async (tx: Tx, places: readonly RoundedPlaceCounts[]): Promise<void> => {
  await tx.deleteFrom('town_place').execute()
  const rows = places.flatMap(({ country, city, week, month }) =>
    month
      .map((count, gender) => ({ country, city, gender, month: count, week: week[gender] ?? null }))
      .filter((row) => row.month !== null || row.week !== null),
  )
  await sql`
    insert into town_place (country, city, gender, week, month)
    select * from unnest(${rows.map((row) => row.country)}::text[], ${rows.map((row) => row.city)}::text[], ${rows.map((row) => row.gender)}::smallint[],
      ${rows.map((row) => row.week)}::int[], ${rows.map((row) => row.month)}::int[])`.execute(tx)
}

/** Reads the size band of every area that has one above 0. */
export const readAreaSizeBands = async (db: Database | Tx): Promise<AreaSizeBand[]> =>
  db.selectFrom('town_area').select(['cell_row as row', 'cell_col as col', 'band']).execute()

/** Replaces the stored size bands of all areas. */
export const replaceAreaSizeBands = async (tx: Tx, areas: readonly AreaSizeBand[]): Promise<void> => {
  await tx.deleteFrom('town_area').execute()
  await sql`
    insert into town_area (cell_row, cell_col, band)
    select * from unnest(${areas.map(({ row }) => row)}::smallint[], ${areas.map(({ col }) => col)}::smallint[], ${areas.map(({ band }) => band)}::smallint[])`.execute(
    tx,
  )
}

/** Replaces the stored times of the oldest case of each queue. */
export const replaceOldestCases = async (tx: Tx, waiting: readonly { queue: string; oldest: Date }[]): Promise<void> => {
  await lockCountProgress(tx)
  await tx.deleteFrom('town_queue').execute()
  if (waiting.length > 0)
    await tx
      .insertInto('town_queue')
      .values([...waiting])
      .execute()
}
