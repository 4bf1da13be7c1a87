export type { PersonalDataByFeature } from './export/archive.ts'
export { erasedFile, erasedRecord } from './erasure/erased-record.ts'
