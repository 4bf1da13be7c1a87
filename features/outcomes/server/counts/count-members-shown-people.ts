import { cardViewerIdsOnDaySql } from '#features/boosts/server/index.ts'
import { countFeedOrders } from '#features/suggestions/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { addToOutcomeCounts, lockViewersCountedUntil, setViewersCountedUntil } from '../store.ts'

const dayAfter = (day: string): string => utcDay(new Date(Date.parse(day) + dayMs))

/** Counts the viewers of the next past day that is not counted yet. Returns whether there was such a day. */
const countDay = ({ db }: Pick<Platform, 'db'>, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [yesterday, today] = [utcDay(new Date(now.getTime() - dayMs)), utcDay(now)]
    const day = await lockViewersCountedUntil(tx, yesterday, now)
    if (day >= today) return false
    await addToOutcomeCounts(tx, 'viewer', day, await countFeedOrders(tx, cardViewerIdsOnDaySql(day)))
    await setViewersCountedUntil(tx, dayAfter(day))
    return true
  })

/**
 * Counts how many members were shown people on each past day (UTC), under the order in which they are shown people now. The numbers come from
 * the stored counts of cards by member and day, so each member counts once a day.
 */
export const countMembersShownPeople = async (services: Pick<Platform, 'db'>, now: Date): Promise<void> => {
  while (await countDay(services, now));
}

/** Counts viewers every night: before the training changes the orders, and after the last cards of the day are written. */
export const countMembersShownPeopleNightly = recurringJob('outcomes.count-viewers', { atHour: 1 }, (services, { now }) =>
  countMembersShownPeople(services, now),
)
