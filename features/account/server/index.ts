export type { PersonalDataHandlers } from './export/archive.ts'
export { createFileErasureLog, openErasureLog } from './erasure/erasure-log.ts'
