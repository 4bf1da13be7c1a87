import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import { formatCents, toMinorUnits } from '#platform/shared/money.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { minShownCount, roundToTens } from '#platform/server/round-to-tens.ts'
import { readExactStatistics } from './statistics.ts'

interface PeopleRow {
  day: string
  what: string
  people: string
}

/**
 * Counts the people behind the matches, messages, deposits and reports of each day, and behind the cases that are open now (under the day `now`).
 * A large number does not mean many people: one member can send many messages, and five people can have ten matches.
 */
const readPeopleBehind = async (db: Database, from: string): Promise<Map<string, number>> => {
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
  const { rows } = await sql<PeopleRow>`
    select ${day('created_at')} as day, 'messages' as what, count(distinct sender_id) as people
      from message where kind <> 'system' and created_at >= ${from}::date group by 1
    union all select ${day('settled_at')}, 'deposits', count(distinct member_id)
      from deposit where status = 'settled' and settled_at >= ${from}::date group by 1
    union all select ${day('created_at')}, 'reports', count(distinct reporter_id) from report where created_at >= ${from}::date group by 1
    union all select ${day('later.at')}, 'matches', count(distinct side.id)
      from reaction later join reaction earlier on earlier.from_id = later.to_id and earlier.to_id = later.from_id,
        lateral (values (later.from_id), (later.to_id)) side (id)
      where later.matched and later.at >= ${from}::date and earlier.at <= later.at group by 1
    union all select 'now', 'reports', count(distinct reporter_id) from report where state = 'open'
    union all select 'now', 'deposits', count(distinct member_id) from deposit where status = 'review'`.execute(db)
  return new Map(rows.map(({ day: on, what, people }) => [`${on} ${what}`, Number(people)]))
}

/** Returns the statistics for an analyst: only whole days, rounded to tens; null for numbers with fewer than ten people behind them. */
const readAnalystStatistics = async (db: Database, days: number, now: Date) => {
  const exact = await readExactStatistics(db, days + 1, now)
  const whole = exact.days.filter(({ day }) => day < utcDay(now))
  const people = await readPeopleBehind(db, whole[0]?.day ?? utcDay(now))
  const behind = (day: string, what: string, value: number) =>
    (people.get(`${day} ${what}`) ?? 0) < minShownCount ? null : roundToTens(value)
  return {
    days: whole.map((one) => {
      const cents = Number(toMinorUnits(one.deposits_usd, 2) ?? 0n)
      const dollars = behind(one.day, 'deposits', Math.floor(cents / 100))
      return {
        day: one.day,
        active: roundToTens(one.active),
        sign_ups: roundToTens(one.sign_ups),
        matches: behind(one.day, 'matches', one.matches),
        messages: behind(one.day, 'messages', one.messages),
        deposits_usd: dollars === null ? null : formatCents(dollars * 100),
        reports: behind(one.day, 'reports', one.reports),
      }
    }),
    now: {
      members: roundToTens(exact.now.members),
      active_day: roundToTens(exact.now.active_day),
      active_week: roundToTens(exact.now.active_week),
      active_month: roundToTens(exact.now.active_month),
      reports_open: behind('now', 'reports', exact.now.reports_open),
      deposits_in_review: behind('now', 'deposits', exact.now.deposits_in_review),
    },
  }
}

/** Returns daily statistics and current totals for the start page of the console, as far as the caller's role may see them. */
export const getStatistics = ({ db, now, actor }: MemberContext, days: number) =>
  actor.role === 'analyst' ? readAnalystStatistics(db, days, now) : readExactStatistics(db, days, now)
