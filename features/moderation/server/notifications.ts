import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { moderationText } from '../locales/text.ts'

const reportActed = defineNotification({
  name: 'moderation.report_acted',
  kind: 'safety',
  text: moderationText,
  path: '/dashboard/matches',
})
const reportDismissed = defineNotification({
  name: 'moderation.report_dismissed',
  kind: 'safety',
  text: moderationText,
  path: '/dashboard/matches',
})

export const moderationNotificationTypes = [reportActed, reportDismissed]

/** Notifies reporters that their report was reviewed, without the decision or the name of the member. */
export const notifyReporters = async (
  tx: Tx,
  { caseId, reporters, outcome }: { caseId: string; reporters: readonly string[]; outcome: 'acted' | 'no_breach' },
  now: Date,
): Promise<void> => {
  for (const to of reporters) await notify(tx, outcome === 'acted' ? reportActed : reportDismissed, { to, key: caseId, now })
}
