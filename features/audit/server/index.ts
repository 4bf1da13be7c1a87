export { personalData } from './personal-data.ts'
export { type AuditRow, readAudit, readAuditActions } from './queries.ts'
export { recordAudit } from './store.ts'
