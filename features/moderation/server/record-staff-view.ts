import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'

interface Look {
  action: 'report.viewed' | 'voice_hello.queue_viewed' | 'photo_check.viewed'
  /** Never the member: an export lists what was done to a member, and must not tell that a report exists. */
  subject: { kind: 'report' | 'queue' | 'photo_check'; id: string }
}

/** Records that somebody of the staff has seen messages or pictures or heard recordings that are not shown to members. */
export const recordStaffView = ({ db, now, actor }: MemberContext, look: Look): Promise<void> =>
  inTransaction(db, (tx) => recordAudit(tx, { ...look, admin: actor.id, reason: 'opened in the console', now }))
