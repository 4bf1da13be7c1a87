export { type AuditRow, readAudit, readAuditActions } from './queries.ts'
export { recordAudit } from './store.ts'
