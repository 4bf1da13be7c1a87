import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import type { Attention } from './attention.ts'
import { purgeAttention } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveBoosts } from './routes.ts'
import { notices } from './tell.ts'

/** Boosts, and how often members are seen. */
export const boostsFeature: ServerFeature<{ attention: Attention }, NotificationType> = {
  name: 'boosts',
  serve: serveBoosts,
  recurring: [purgeAttention],
  notifications: notices,
  personalData,
  tables: {
    boost_plan: keptAsSettings('a price list'),
    boost: keptWithAccount,
    attention: purgedAfter(62, purgeAttention.kind),
    attention_start: keptAsSettings('since when attention is counted'),
  },
}
