import type { Notice } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, settings, withAccount } from '#platform/server/tables.ts'
import type { ImpressionCounter } from './impressions.ts'
import { purgeImpressions } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveBoosts } from './routes.ts'
import { boostNotifications } from './notifications.ts'

/** Boosts, and the counts of how often members are shown. */
export const boostsFeature: ServerFeature<{ impressions: ImpressionCounter }, Notice> = {
  name: 'boosts',
  serve: serveBoosts,
  recurring: [purgeImpressions],
  notifications: boostNotifications,
  personalData,
  tables: {
    boost_plan: settings('a price list'),
    boost: withAccount,
    attention: purgedAfter(62, purgeImpressions.kind),
    attention_start: settings('since when impressions are counted'),
  },
}
