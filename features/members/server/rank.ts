import { type RawBuilder, sql } from 'kysely'

const photoBit = 2 ** 28
/** Boosted cards have this bit of the rank and so stand above all others. */
export const boostBit = 2 ** 29

/**
 * SQL: the number lists are sorted by, highest first. Bit 29 while boosted, bit 28 with a photo; below it the day of last activity and eleven bits that
 * shuffle the members of one day anew each day. For a member who hides their activity the Monday of that week stands for the day.
 * `row` names a member row, `lastActive` is a moment in SQL.
 */
export const rankOf = (row: string, lastActive: RawBuilder<unknown>): RawBuilder<number> => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const day = sql`floor(extract(epoch from ${lastActive}) / 86400)::int`
  // Day 0 was a Thursday.
  const shown = sql`case when ${column('shows_activity')} then ${day} else (${day} + 3) / 7 * 7 - 3 end`
  const shuffle = sql`('x' || substr(md5(${column('id')}::text || (${shown})::text), 1, 3))::bit(12)::int % 2048`
  return sql<number>`(case when ${column('boosted_until')} is not null then ${sql.lit(boostBit)} else 0 end
    + case when ${column('has_photo')} then ${sql.lit(photoBit)} else 0 end + (${shown}) * 2048 + ${shuffle})`
}
