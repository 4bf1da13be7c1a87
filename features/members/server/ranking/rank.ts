import { type RawBuilder, sql } from 'kysely'
import {
  boostRankBit,
  dailyWeightDecayRate,
  countedMatchDays,
  recentMatchBrackets,
  newcomerDays,
  photoRankBit,
  earlierRuleWeightOffset,
  rankPerDay,
  shuffleValueCount,
} from './rank-rule.ts'

/** SQL for `saltedBytes` of the rule. */
const saltedBytes = (salt: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql<Buffer>`sha256(convert_to(${salt}::text || ' ' || ${key}, 'UTF8'))`

/** SQL for one random draw, from 0 to 1, made of one byte of a hash. */
const share = (bytes: RawBuilder<unknown>, index: number): RawBuilder<number> =>
  sql<number>`((get_byte(${bytes}, ${sql.lit(index)}) + 0.5::float8) / ${sql.lit(shuffleValueCount)})`

const matchCount = sql`case ${sql.join(
  recentMatchBrackets.map(({ from, counts }) => sql`when began.matches >= ${sql.lit(from)} then ${sql.lit(counts)}::float8`),
  sql` `,
)} end`
const mostMatches = recentMatchBrackets[0].from

/**
 * SQL for the sort key of the feed, highest first: `rankOf` of rank-rule.ts for a member as they are stored. A member without a salt, who
 * joined before matches counted, is ranked without matches: the day of the last activity and a shuffle from the id, until a job gives them one.
 * `row` is the alias of a member row, `lastActive` an SQL timestamp.
 */
export const cardRankSql = (row: string, lastActive: RawBuilder<unknown>): RawBuilder<number> => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const salt = column('shuffle_salt')
  const dayOf = (time: RawBuilder<unknown>) => sql`floor(extract(epoch from ${time}) / 86400)::int`
  const day = dayOf(lastActive)
  // Day 0 was a Thursday.
  const shown = sql`case when ${column('shows_activity')} then ${day} else (${day} + 3) / 7 * 7 - 3 end`
  const week = sql.lit(countedMatchDays)
  const weight = sql`${sql.lit(earlierRuleWeightOffset)}
    + ln(${share(saltedBytes(salt, sql`shown.day`), 0)} * ${share(sql`week.draws`, 0)} * ${share(sql`week.draws`, 1)})
    - 0.5 * ln(case when shown.is_new then 0 else ${matchCount} end + 0.5::float8)`
  return sql<number>`(case when ${column('boosted_until')} is not null then ${sql.lit(boostRankBit)} else 0 end
    + case when ${column('has_photo')} then ${sql.lit(photoRankBit)} else 0 end
    + (select case when ${salt} is null
        then shown.day * ${sql.lit(rankPerDay)} + ('x' || substr(md5(${column('id')}::text || shown.day), 1, 3))::bit(12)::int % ${sql.lit(rankPerDay)}
        else case when shown.is_new then shown.joined + ${sql.lit(newcomerDays - 1)} else shown.day end * ${sql.lit(rankPerDay)}
          + floor((${weight}) * ${sql.lit(rankPerDay)} / ${sql.lit(dailyWeightDecayRate)} + 0.5)::int end
      from (select (${shown}) as day, ${dayOf(sql`coalesce(${column('verified_at')}, ${column('created_at')})`)} as joined) days
      cross join lateral (select days.*, days.day < days.joined + ${sql.lit(newcomerDays)} as is_new,
        days.day - (days.day + get_byte(${saltedBytes(salt, sql`'week'`)}, 0) % ${week}) % ${week} as week_start) shown
      cross join lateral (select ${saltedBytes(salt, sql`'week ' || shown.week_start`)} as draws offset 0) week
      cross join lateral (select count(*) as matches from (select from recent_match
        where recent_match.member_id = ${column('id')} and recent_match.day >= shown.week_start - ${week} and recent_match.day < shown.week_start
        limit ${sql.lit(mostMatches)}) counted) began))`
}
