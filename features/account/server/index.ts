export type { PersonalDataHandlers } from './export/archive.ts'
export { deleteExportOfMember } from './export/export-store.ts'
export { createFileErasureLog, openErasureLog } from './erasure/erasure-log.ts'
