export type { PersonalDataHandlers } from './export/archive.ts'
export { erasureLogFile, openErasureLog } from './erasure/erasure-log.ts'
