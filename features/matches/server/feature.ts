import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { newcomersNotification } from './newcomers/notifications.ts'
import { notifyNewcomersHourly } from './newcomers/notify-newcomers.ts'
import { personalData } from './personal-data.ts'
import { serveMatches } from './routes.ts'

/** The feed of matches, and the alert about newcomers. */
export const matchesFeature: ServerFeature<{ impressions: ImpressionCounter }, NotificationType> = {
  name: 'matches',
  serve: serveMatches,
  recurring: [notifyNewcomersHourly],
  notifications: [newcomersNotification],
  personalData,
  tables: { match_filter: keptWithAccount, newcomer_alert: keptWithAccount },
}
