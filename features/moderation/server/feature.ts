import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount, keptWithRow } from '#platform/server/retention-rules.ts'
import { purgeModerationDataDaily } from './jobs.ts'
import { moderationNotificationTypes } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveModeration } from './routes.ts'

/** Reports, decisions and appeals. */
export const moderationFeature: ServerFeature<unknown, NotificationType> = {
  name: 'moderation',
  serve: serveModeration,
  recurring: [purgeModerationDataDaily],
  notifications: moderationNotificationTypes,
  personalData,
  tables: {
    report: purgedAfter(180, `${purgeModerationDataDaily.kind}, after it was closed`),
    report_evidence: keptWithRow('report'),
    report_case: purgedAfter(180, `${purgeModerationDataDaily.kind}, when no report of it is left`),
    decision: keptWithAccount,
    appeal: keptWithAccount,
  },
}
