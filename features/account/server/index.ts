export type { PersonalDataByFeature } from './archive.ts'
export { erasedFile, erasedRecord } from './erased-record.ts'
