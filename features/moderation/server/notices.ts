import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { moderationText } from '../locales/text.ts'

const acted = defineNotification({ name: 'moderation.report_acted', kind: 'safety', text: moderationText, path: '/dashboard/matches' })
const dismissed = defineNotification({
  name: 'moderation.report_dismissed',
  kind: 'safety',
  text: moderationText,
  path: '/dashboard/matches',
})

export const notices = [acted, dismissed]

/** Tells those who reported that it was looked at; not what was done, nor to whom. */
export const tellReporters = async (
  tx: Tx,
  { caseId, reporters, outcome }: { caseId: string; reporters: readonly string[]; outcome: 'acted' | 'no_breach' },
  now: Date,
): Promise<void> => {
  for (const to of reporters) await notify(tx, outcome === 'acted' ? acted : dismissed, { to, key: caseId, now })
}
