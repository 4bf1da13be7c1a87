import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { newcomersNotification } from './newcomers/notifications.ts'
import { notifyNewcomersHourly } from './newcomers/notify-newcomers.ts'
import { personalData } from './personal-data.ts'
import { picksByDay, picksKeptDays } from './picks/pick-store.ts'
import { purgePicksDaily } from './picks/purge-picks.ts'
import { serveMatches } from './routes.ts'

/** The feed of matches, the picks of the day, and the alert about newcomers. */
export const matchesFeature: ServerFeature<{ impressions: ImpressionCounter }, NotificationType> = {
  name: 'matches',
  serve: serveMatches,
  recurring: [notifyNewcomersHourly, purgePicksDaily],
  notifications: [newcomersNotification],
  personalData,
  partitioned: [picksByDay],
  tables: { match_filter: keptWithAccount, newcomer_alert: keptWithAccount, daily_pick: purgedAfter(picksKeptDays, purgePicksDaily.kind) },
}
