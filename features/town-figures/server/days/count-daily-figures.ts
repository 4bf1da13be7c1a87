import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { minShownCount, roundToTens } from '#platform/server/round-to-tens.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type DayFigures, insertDayFigures, lockDaysCountedUntil } from '../store.ts'

/** Number of past days that the first run counts. */
const firstDays = 30
/** Maximum number of days counted in one statement, so that it stays short after an upgrade too. */
const daysAtOnce = 5
/** A day is counted only after this many more days have ended, because a first message has a day to be answered. */
const settledAfterDays = 1
/** The counts read whole tables of rare rows; the usual limit is for requests. */
const statementTimeout = '2min'

interface FigureRow {
  day: string
  what: keyof DayFigures
  total: string
  people: string
}

/** Counts what happened from one day (UTC) until another, and how many people were behind it. */
const readFigures = async (db: Database, from: string, until: string): Promise<FigureRow[]> => {
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${`${from}T00:00:00Z`}::timestamptz and ${sql.ref(column)} < ${`${until}T00:00:00Z`}::timestamptz`
  const { rows } = await sql<FigureRow>`
    select to_char(day, 'YYYY-MM-DD') as day, 'active' as what, sum(members) as total, sum(members) as people
      from active_day where day >= ${from}::date and day < ${until}::date group by 1
    union all select ${day('verified_at')}, 'sign_ups', count(*), count(*) from member where ${within('verified_at')} group by 1
    union all select ${day('later.at')}, 'matches', count(distinct (later.from_id, later.to_id)), count(distinct side.id)
      from reaction later join reaction earlier on earlier.from_id = later.to_id and earlier.to_id = later.from_id,
        lateral (values (later.from_id), (later.to_id)) side (id)
      where later.matched and ${within('later.at')} and (earlier.at, earlier.from_id) < (later.at, later.from_id) group by 1
    union all select ${day('first.first_sent_at')}, kind.what, count(*), count(distinct first.member_id)
      from participant first join participant answer on answer.conversation_id = first.conversation_id and answer.member_id = first.peer_id,
        lateral (values ('first_messages', true), ('answered', answer.first_sent_at <= first.first_sent_at + interval '24 hours')) kind (what, counts)
      where ${within('first.first_sent_at')} and kind.counts and (answer.first_sent_at is null or answer.first_sent_at > first.first_sent_at) group by 1, 2
    union all select ${day('created_at')}, 'reports', count(*), count(distinct reporter_id) from report where ${within('created_at')} group by 1
    union all select ${day('settled_at')}, 'deposits_usd', sum(coalesce(credited_cents, usd_cents)) / 100, count(distinct member_id)
      from deposit where status = 'settled' and ${within('settled_at')} group by 1
    union all select ${day('journal.at')}, case account.currency when 'USD' then 'spent_usd' else 'spent_credits' end,
        trunc(-sum(posting.amount) / case account.currency when 'USD' then 100 else 1 end), count(distinct account.member_id)
      from journal join posting on posting.journal_id = journal.id join account on account.id = posting.account_id
      where ${within('journal.at')} and journal.kind in ('message_request', 'call', 'gift_bought', 'boost', 'plan')
        and account.member_id is not null and posting.amount < 0 group by 1, account.currency`.execute(db)
  return rows
}

const figuresOf = (rows: readonly FigureRow[], day: string): DayFigures => {
  const shown = (what: keyof DayFigures): number | null => {
    const row = rows.find((one) => one.day === day && one.what === what)
    return row === undefined || Number(row.people) < minShownCount ? null : roundToTens(Number(row.total))
  }
  return {
    active: shown('active'),
    sign_ups: shown('sign_ups'),
    matches: shown('matches'),
    first_messages: shown('first_messages'),
    answered: shown('answered'),
    reports: shown('reports'),
    deposits_usd: shown('deposits_usd'),
    spent_usd: shown('spent_usd'),
    spent_credits: shown('spent_credits'),
  }
}

/** Counts the next few settled days that are not counted yet. Returns whether more are left. */
const countSpan = (db: Database, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const settled = utcDay(new Date(now.getTime() - settledAfterDays * dayMs))
    const earliest = utcDay(new Date(Date.parse(settled) - firstDays * dayMs))
    const last = await lockDaysCountedUntil(tx)
    const next = last === undefined ? earliest : utcDay(new Date(Date.parse(last) + dayMs))
    const from = next < earliest ? earliest : next
    if (from >= settled) return false
    const end = utcDay(new Date(Date.parse(from) + daysAtOnce * dayMs))
    const until = end < settled ? end : settled
    await sql`set local statement_timeout = ${sql.lit(statementTimeout)}`.execute(tx)
    const rows = await readFigures(tx, from, until)
    for (let at = Date.parse(from); at < Date.parse(until); at += dayMs) {
      const day = utcDay(new Date(at))
      await insertDayFigures(tx, day, figuresOf(rows, day))
    }
    return until < settled
  })

/**
 * Counts what happened on each settled day (UTC) of the last 30 that has no figures yet. The figures of a day are written once and never change,
 * so no two readings of them can differ by one person. Only rounded numbers are stored.
 */
export const countDailyFigures = async (db: Database, now: Date): Promise<void> => {
  while (await countSpan(db, now));
}
