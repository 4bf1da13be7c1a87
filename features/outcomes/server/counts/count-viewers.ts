import { viewersOn } from '#features/boosts/server/index.ts'
import { countFeedOrders } from '#features/suggestions/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { addToCounts, lockViewersUntil, setViewersUntil } from '../store.ts'

const dayAfter = (day: string): string => utcDay(new Date(Date.parse(day) + dayMs))

/** Counts the next day that is over. Returns whether there was one. */
const countDay = ({ db }: Pick<Platform, 'db'>, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [yesterday, today] = [utcDay(new Date(now.getTime() - dayMs)), utcDay(now)]
    const day = await lockViewersUntil(tx, yesterday, now)
    if (day >= today) return false
    await addToCounts(tx, 'viewer', day, await countFeedOrders(tx, viewersOn(day)))
    await setViewersUntil(tx, dayAfter(day))
    return true
  })

/**
 * Counts how many members were shown people on each day (UTC) that is over, by the order in which they are shown people now. The counts of cards
 * by member and day are kept anyway, so each member counts once a day, and no mark on a person is needed.
 */
export const countViewers = async (services: Pick<Platform, 'db'>, now: Date): Promise<void> => {
  while (await countDay(services, now));
}

/** Before the training of the night changes the orders, and when the last cards of the day are written. */
export const countViewersNightly = recurringJob('outcomes.count-viewers', { atHour: 1 }, (services, { now }) => countViewers(services, now))
