export { type AuditRow, readAuditPage, readAuditActions } from './queries.ts'
export { recordAudit } from './store.ts'
