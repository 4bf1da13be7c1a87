import type { Database, Tx } from '#platform/server/db/database.ts'
import { type KeysetPosition, readCursor, writeCursor } from '#platform/server/keyset.ts'

export interface AuditFilter {
  admin?: string | undefined
  action?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  /** Not before. */
  since?: Date | undefined
  /** Before. */
  until?: Date | undefined
  /** As the page before gave it. */
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
 * A page of what administrators did, the latest first.
 * @throws {AppError} platform.invalid for a cursor of somebody's own making
 */
export const readAudit = async (db: Database | Tx, filter: AuditFilter): Promise<{ entries: AuditRow[]; next_cursor: string | null }> => {
  const rows = await selectEntries(db, filter, readCursor(filter.cursor)).execute()
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { entries: shown, next_cursor: rows.length > pageSize && last !== undefined ? writeCursor(last) : null }
}

/** The actions there are in the log, for a filter. */
export const readAuditActions = async (db: Database | Tx): Promise<string[]> => {
  const rows = await db.selectFrom('audit_entry').select('action').distinct().orderBy('action').execute()
  return rows.map((row) => row.action)
}
