import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { minRankSince, visibleToCondition } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { feedQuery, topFeedKey } from '../feed.ts'
import { parseStoredFilter, withUsableFields } from '../filter.ts'
import { createFeedSearchParameters } from '../list-matches.ts'
import type { FeedViewer } from '../queries.ts'
import { findNewcomerSearchArea } from '../search-areas.ts'

/** A member is notified only about at least this many newcomers. With one or two, the member could guess who they are. */
const enough = 3
/** The most cards to examine, as for a page of the feed. */
const mostExamined = 5000
/** A newcomer begins to count on one of this many days after the day of joining. */
const delayDays = 3
/** Days after which a member is no longer a newcomer. */
const newForDays = 30

/**
 * SQL for the day (UTC) from which a member counts as a newcomer: one to three days after the email was proven. The choice is random but never
 * changes, so that nobody learns the day of joining by asking often or with several accounts.
 */
const countingDay = (secret: string): RawBuilder<string> => {
  const key = createHmac('sha256', secret).update('the day a newcomer counts').digest('base64url')
  return sql<string>`((member.verified_at at time zone 'UTC')::date + 1
    + get_byte(sha256(convert_to(${key}::text || member.id::text, 'UTF8')), 0) % ${sql.lit(delayDays)}::int)`
}

/**
 * Whether enough newcomers fit a member: people with a photo whom the feed would show now for the stored filter, within its distance or
 * 100 km, and who began to count on a day from `countsFrom` to yesterday.
 */
export const hasEnoughNewcomers = async (
  db: Database,
  viewer: FeedViewer,
  { countsFrom, secret, now }: { countsFrom: string; secret: string; now: Date },
): Promise<boolean> => {
  const filter = await withUsableFields(db, parseStoredFilter(viewer.filter))
  const oldest = utcDay(new Date(now.getTime() - newForDays * dayMs))
  const from = countsFrom > oldest ? countsFrom : oldest
  const joinedFrom = Math.floor(Date.parse(from) / dayMs) - delayDays
  const search = { ...(await createFeedSearchParameters(db, viewer, filter, now)), mostExamined }
  const slice = { below: topFeedKey, minRank: minRankSince(joinedFrom), count: mostExamined }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (${feedQuery(search, findNewcomerSearchArea(viewer, filter), slice)}) found join member on member.id = found.id
      where found.passed and member.has_photo and ${visibleToCondition(viewer.id)}
        and ${countingDay(secret)} >= ${from}::date and ${countingDay(secret)} < ${utcDay(now)}::date
      limit ${sql.lit(enough)}
    ) newcomer`.execute(db)
  return rows[0]?.count === enough
}
