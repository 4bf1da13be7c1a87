export { refreshMe, saveProfile, useMe } from './account-queries.ts'
