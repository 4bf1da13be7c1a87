import type { Database, Tx } from '#platform/server/db/database.ts'
import { type KeysetPosition, decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { AuditSubject } from './store.ts'

export interface AuditFilter {
  admin?: string | undefined
  action?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  /** Inclusive. */
  since?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined
}

const pageSize = 50

const selectEntries = (db: Database | Tx, filter: AuditFilter, after: KeysetPosition | undefined) =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'admin_id', 'action', 'subject_kind', 'subject_id', 'reason', 'details', 'at'])
    .$if(filter.admin !== undefined, (query) => query.where('admin_id', '=', filter.admin ?? ''))
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action ?? ''))
    .$if(filter.subjectKind !== undefined, (query) => query.where('subject_kind', '=', filter.subjectKind ?? ''))
    .$if(filter.subjectId !== undefined, (query) => query.where('subject_id', '=', filter.subjectId ?? ''))
    .$if(filter.since !== undefined, (query) => query.where('at', '>=', filter.since ?? new Date(0)))
    .$if(filter.until !== undefined, (query) => query.where('at', '<', filter.until ?? new Date(0)))
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('at', 'id'), '<', row.tuple(after?.at ?? new Date(0), after?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)

export type AuditRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/**
 * Reads a page of the audit log, newest first.
 * @throws {AppError} platform.invalid for an invalid cursor
 */
export const readAuditPage = async (
  db: Database | Tx,
  filter: AuditFilter,
): Promise<{ entries: AuditRow[]; next_cursor: string | null }> => {
  const rows = await selectEntries(db, filter, decodeCursor(filter.cursor)).execute()
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { entries: shown, next_cursor: rows.length > pageSize && last !== undefined ? encodeCursor(last) : null }
}

/** Whether an action was done to a subject after a moment. */
export const hasAuditEntrySince = async (
  db: Database | Tx,
  { action, subject, since }: { action: string; subject: AuditSubject; since: Date },
): Promise<boolean> => {
  const found = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('at', '>', since)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the distinct actions of the log in alphabetical order. */
export const readAuditActions = async (db: Database | Tx): Promise<string[]> => {
  const rows = await db.selectFrom('audit_entry').select('action').distinct().orderBy('action').execute()
  return rows.map((row) => row.action)
}
