export { erasedFile, erasedRecord } from './erased-record.ts'
export { personalData } from './personal-data.ts'
export { mountAccount } from './routes.ts'
