import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countAreas } from './areas/count-areas.ts'
import { updateQueueWaits } from './update-queue-waits.ts'
import { countDailyFigures } from './days/count-daily-figures.ts'
import { countPlaces } from './places/count-places.ts'

/**
 * Updates the figures of the town page that are due: waiting times of the queues every hour, activity of each day and place once a day, size
 * classes of areas once a week.
 */
export const updateTownFigures = async ({ db }: Pick<Platform, 'db'>, now: Date): Promise<void> => {
  await updateQueueWaits(db)
  await countDailyFigures(db, now)
  await countPlaces(db, now)
  await countAreas(db, now)
}

export const countTownHourly = recurringJob('town.count', 'hour', (services, { now }) => updateTownFigures(services, now))
