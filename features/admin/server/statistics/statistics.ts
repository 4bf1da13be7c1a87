import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { formatCents } from '#platform/shared/money.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

const dayMs = 86_400_000

interface DayRow {
  day: string
  active: string
  sign_ups: string
  matches: string
  messages: string
  deposits: string
  reports: string
}

/** Counts events on each of the last days (UTC), today last. Unverified accounts are not counted as sign-ups. */
const readDailyStatistics = async (db: Database, days: number, now: Date): Promise<DayRow[]> => {
  const today = utcDay(now)
  const from = new Date(Date.parse(today) - (days - 1) * dayMs)
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
  const { rows } = await sql<DayRow>`
    with happened (day, what, n) as (
      select ${day('verified_at')}, 'sign_ups', count(*) from member where verified_at >= ${from} group by 1
      union all select ${day('later.at')}, 'matches', count(*)
        from reaction later join reaction earlier on earlier.from_id = later.to_id and earlier.to_id = later.from_id
        where later.matched and later.at >= ${from} and (earlier.at, earlier.from_id) < (later.at, later.from_id) group by 1
      union all select ${day('created_at')}, 'messages', count(*) from message where kind <> 'system' and created_at >= ${from} group by 1
      union all select ${day('settled_at')}, 'deposits', sum(coalesce(credited_cents, usd_cents)) from deposit where status = 'settled' and settled_at >= ${from} group by 1
      union all select ${day('created_at')}, 'reports', count(*) from report where created_at >= ${from} group by 1
      union all select to_char(day, 'YYYY-MM-DD'), 'active', sum(members) from active_day where day >= ${utcDay(from)}::date group by 1)
    select to_char(every, 'YYYY-MM-DD') as day, coalesce(sum(n) filter (where what = 'active'), 0) as active,
      coalesce(sum(n) filter (where what = 'sign_ups'), 0) as sign_ups, coalesce(sum(n) filter (where what = 'matches'), 0) as matches,
      coalesce(sum(n) filter (where what = 'messages'), 0) as messages, coalesce(sum(n) filter (where what = 'deposits'), 0) as deposits,
      coalesce(sum(n) filter (where what = 'reports'), 0) as reports
    from generate_series(${utcDay(from)}::date::timestamp, ${today}::date::timestamp, interval '1 day') every
    left join happened on happened.day = to_char(every, 'YYYY-MM-DD')
    group by every order by every`.execute(db)
  return rows
}

interface CurrentRow {
  members: string
  active_day: string
  active_week: string
  active_month: string
  reports_open: string
  deposits_in_review: string
}

const readCurrentCounts = async (db: Database, now: Date): Promise<CurrentRow> => {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rows } = await sql<CurrentRow>`
    select (select count(*) from member where status in ('active', 'paused')) as members,
      count(*) filter (where last_active > ${since(1)}) as active_day, count(*) filter (where last_active > ${since(7)}) as active_week,
      count(*) as active_month, (select count(*) from report where state = 'open') as reports_open,
      (select count(*) from deposit where status = 'review') as deposits_in_review
    from presence where last_active > ${since(30)}`.execute(db)
  const [only] = rows
  if (only === undefined) throw new Error('a select of counts has one row')
  return only
}

/** Returns exact daily statistics and current totals for the start page of the console. */
export const readExactStatistics = async (db: Database, days: number, now: Date) => {
  const [daily, current] = await Promise.all([readDailyStatistics(db, days, now), readCurrentCounts(db, now)])
  return {
    days: daily.map((one) => ({
      day: one.day,
      active: Number(one.active),
      sign_ups: Number(one.sign_ups),
      matches: Number(one.matches),
      messages: Number(one.messages),
      deposits_usd: formatCents(one.deposits),
      reports: Number(one.reports),
    })),
    now: {
      members: Number(current.members),
      active_day: Number(current.active_day),
      active_week: Number(current.active_week),
      active_month: Number(current.active_month),
      reports_open: Number(current.reports_open),
      deposits_in_review: Number(current.deposits_in_review),
    },
  }
}
