import { type RawBuilder, sql } from 'kysely'

const photoRankBit = 2 ** 28
/** Rank bit of boosted cards, which sort above all others. */
export const boostRankBit = 2 ** 29

/**
 * A rank that every card with a photo reaches if its member was active on a day (days since 1970) or later. The week before covers members
 * who hide activity, and a few seconds around midnight.
 */
export const leastRankSince = (day: number): number => photoRankBit + (day - 7) * 2048

/**
 * SQL for the sort key of lists, highest first: bit 29 while boosted, bit 28 with a photo, then the day of the last activity and eleven
 * bits that shuffle the members of a day, different each day. For a member who hides activity the Monday of the week replaces the day.
 * `row` is the alias of a member row, `lastActive` an SQL timestamp.
 */
export const cardRank = (row: string, lastActive: RawBuilder<unknown>): RawBuilder<number> => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const day = sql`floor(extract(epoch from ${lastActive}) / 86400)::int`
  // Day 0 was a Thursday.
  const shown = sql`case when ${column('shows_activity')} then ${day} else (${day} + 3) / 7 * 7 - 3 end`
  const shuffle = sql`('x' || substr(md5(${column('id')}::text || (${shown})::text), 1, 3))::bit(12)::int % 2048`
  return sql<number>`(case when ${column('boosted_until')} is not null then ${sql.lit(boostRankBit)} else 0 end
    + case when ${column('has_photo')} then ${sql.lit(photoRankBit)} else 0 end + (${shown}) * 2048 + ${shuffle})`
}
