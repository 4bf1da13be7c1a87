import { type AuditRow, readAuditPage, readAuditActions } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { AuditEntry } from '../contract.ts'
import { readMemberNames } from './members/member-queries.ts'

const formatDetail = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const toDetails = (details: unknown): AuditEntry['details'] =>
  typeof details === 'object' && details !== null
    ? Object.entries(details).map(([name, value]) => ({ name, value: formatDetail(value) }))
    : []

/** Adds the names of administrators and members to audit rows. */
export const toAuditEntries = async (db: Database, rows: readonly AuditRow[]): Promise<AuditEntry[]> => {
  const ids = rows.flatMap(({ admin_id, subject_kind, subject_id }) => [admin_id, subject_kind === 'member' ? subject_id : null])
  const names = await readMemberNames(db, [...new Set(ids.filter((id) => id !== null))])
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    admin: row.admin_id === null ? null : { id: row.admin_id, name: names.get(row.admin_id) ?? '' },
    action: row.action,
    subject:
      row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id, name: names.get(row.subject_id) ?? row.subject_id },
    reason: row.reason,
    details: toDetails(row.details),
  }))
}

interface AuditQuery {
  admin?: string | undefined
  action?: string | undefined
  member?: string | undefined
  since?: string | undefined
  until?: string | undefined
  cursor?: string | undefined
}

const dayMs = 86_400_000

/**
 * Lists a page of the audit log; `since` and `until` are days in UTC, both inclusive.
 * @throws {AppError} platform.invalid for an invalid cursor
 */
export const listAudit = async ({ db }: MemberContext, { member, since, until, ...filter }: AuditQuery) => {
  const { entries, next_cursor } = await readAuditPage(db, {
    ...filter,
    ...(member === undefined ? {} : { subjectKind: 'member', subjectId: member }),
    ...(since === undefined ? {} : { since: new Date(since) }),
    ...(until === undefined ? {} : { until: new Date(Date.parse(until) + dayMs) }),
  })
  return { entries: await toAuditEntries(db, entries), next_cursor, actions: await readAuditActions(db) }
}
