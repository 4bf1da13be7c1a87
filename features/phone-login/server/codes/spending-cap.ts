import { resendSeconds } from '#features/auth/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { sql } from 'kysely'

/** Messages to one number in a day (UTC). Requests from where its owner has logged in before have the same limit again, counted separately. */
const perNumberDay = 10
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const startOf = (at: Date, ms: number): Date => new Date(Math.floor(at.getTime() / ms) * ms)

export interface PlannedSms {
  country: string
  /** A keyed hash, so that the count names no number. */
  number: Buffer
  /** Whether the request comes from where the owner of the number has logged in before. */
  known: boolean
  asked: Date
}

export type CapVerdict = 'allowed' | 'over_number' | 'over_country'

/** Thrown to roll back the count of the number. */
class OverCountry extends Error {}

/**
 * Counts a message before it is sent, for its number and its country in one statement, so that processes cannot share the last one. Refuses one
 * within a minute of the last to the number, the eleventh of a day to the number, and any beyond the cap of the country in this hour.
 */
export const countSmsIfAllowed = async (
  db: Database,
  { perCountryHour, factor }: { perCountryHour: number; factor: number },
  { country, number, known, asked }: PlannedSms,
): Promise<CapVerdict> => {
  const numberScope = `number ${number.toString('base64url')} ${known ? 'known' : 'any'}`
  const countryScope = `country ${country}`
  const lastBefore = new Date(asked.getTime() - resendSeconds * 1000)
  const count = () =>
    inTransaction(db, async (tx): Promise<CapVerdict> => {
      const { rows } = await sql<{ open: boolean; numbers: number; countries: number }>`
        with open as (
          select where not exists (
            select from sms_count where scope = ${countryScope} and since = ${startOf(asked, hourMs)} and sent >= ${perCountryHour}::int)
        ), of_number as (
          insert into sms_count as known (scope, since, sent, last_at)
          select ${numberScope}, ${startOf(asked, dayMs)}::timestamptz, 1, ${asked}::timestamptz from open
          on conflict (scope, since) do update set sent = known.sent + 1, last_at = excluded.last_at
          where known.sent < ${Math.ceil(perNumberDay * factor)}::int and known.last_at <= ${lastBefore}
          returning 1
        ), of_country as (
          insert into sms_count as known (scope, since, sent, last_at)
          select ${countryScope}, ${startOf(asked, hourMs)}::timestamptz, 1, ${asked}::timestamptz where exists (select from of_number)
          on conflict (scope, since) do update set sent = known.sent + 1, last_at = excluded.last_at
          where known.sent < ${perCountryHour}::int
          returning 1
        )
        select exists (select from open) as open, (select count(*)::int from of_number) as numbers, (select count(*)::int from of_country) as countries`.execute(
        tx,
      )
      const [counted] = rows
      // Checked before anything is written, so that an attack costs only a read.
      if (counted?.open !== true) return 'over_country'
      if (counted.numbers !== 1) return 'over_number'
      // Parallel requests have used up the rest meanwhile.
      if (counted.countries !== 1) throw new OverCountry()
      return 'allowed'
    })
  try {
    return await count()
  } catch (error) {
    if (error instanceof OverCountry) return 'over_country'
    throw error
  }
}
