import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'

interface Look {
  action: 'report.viewed' | 'voice_hello.queue_viewed' | 'photo_check.viewed'
  /** What was viewed. It is never the member: their data export lists audit entries about them, and must not reveal that a report exists. */
  subject: { kind: 'report' | 'queue' | 'photo_check'; id: string }
}

/** Records in the audit log that the caller has seen messages or pictures, or could hear recordings, that members do not see. */
export const recordStaffView = ({ db, now, actor }: MemberContext, look: Look): Promise<void> =>
  inTransaction(db, (tx) => recordAudit(tx, { ...look, admin: actor.id, reason: 'opened in the console', now }))
