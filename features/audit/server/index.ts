export { type AuditRow, hasAuditEntrySince, readAuditPage, readAuditActions } from './queries.ts'
export { recordAudit } from './store.ts'
