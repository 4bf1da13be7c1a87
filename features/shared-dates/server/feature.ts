import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter } from '#platform/server/retention-rules.ts'
import { checkInNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { endedDateKeptDays, purgeDatesHourly } from './purge-dates.ts'
import { serveSharedDates } from './routes.ts'

/** Dates that members share with a friend by a link, with a check-in. */
export const sharedDatesFeature: ServerFeature<unknown, NotificationType> = {
  name: 'shared-dates',
  serve: serveSharedDates,
  recurring: [purgeDatesHourly],
  notifications: [checkInNotification],
  personalData,
  tables: { shared_date: purgedAfter(endedDateKeptDays, `${purgeDatesHourly.kind}, after the end of the link`) },
}
