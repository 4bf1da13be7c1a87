import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'

export interface AuditSubject {
  /** Kind of the changed thing: member, report, photo, rate, deposit, gift, boost, plan … */
  kind: string
  id: string
}

export interface NewAuditEntry {
  /** The administrator's member id; null for the operator at the command line. */
  admin: string | null
  /** `<subject>.<past participle>`, such as `member.suspended`. */
  action: `${string}.${string}`
  subject: AuditSubject
  /** Never blank. Seen by administrators only. */
  reason: string
  /** Further data, such as the values before and after. */
  details?: Record<string, unknown>
  now: Date
}

/** Adds an audit entry in the transaction of the action. Entries are never changed afterwards. */
export const recordAudit = async (tx: Tx, { admin, action, subject, reason, details, now }: NewAuditEntry): Promise<void> => {
  await tx
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      admin_id: admin,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      reason,
      details: details === undefined ? null : JSON.stringify(details),
      at: now,
    })
    .execute()
}

/**
 * Anonymizes the audit entries about or by a member: action, time and kind of subject stay; subject, administrator, reason and details are
 * cleared.
 */
export const anonymizeMemberInAudit = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select set_config('ndloo.erasing', 'on', true)`.execute(tx)
  await tx
    .updateTable('audit_entry')
    .set({ subject_id: null, reason: '', details: null })
    .where((row) =>
      row.or([
        row.and([row('subject_kind', '=', 'member'), row('subject_id', '=', memberId)]),
        sql<boolean>`strpos(coalesce(details::text, ''), ${memberId}) > 0`,
      ]),
    )
    .execute()
  await tx.updateTable('audit_entry').set({ admin_id: null }).where('admin_id', '=', memberId).execute()
  await sql`select set_config('ndloo.erasing', 'off', true)`.execute(tx)
}
