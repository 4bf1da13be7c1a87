import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import type { ImpressionCounter } from './impressions.ts'
import { sweepBoostsDaily } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveBoosts } from './routes.ts'
import { cardsSeenByDay, impressionsByDay } from './partitioned-tables.ts'
import { boostNotificationTypes } from './notifications.ts'

/** Boosts, and the counts of how often members are shown. */
export const boostsFeature: ServerFeature<{ impressions: ImpressionCounter }, NotificationType> = {
  name: 'boosts',
  serve: serveBoosts,
  recurring: [sweepBoostsDaily],
  notifications: boostNotificationTypes,
  personalData,
  partitioned: [impressionsByDay, cardsSeenByDay],
  tables: {
    boost_plan: keptAsSettings('a price list'),
    boost: keptWithAccount,
    attention: purgedAfter(62, sweepBoostsDaily.kind),
    cards_seen: purgedAfter(62, sweepBoostsDaily.kind),
    attention_start: keptAsSettings('since when impressions are counted'),
  },
}
