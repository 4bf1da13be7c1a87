export { personalData } from './personal-data.ts'
export { type Entitlement, readEntitlement } from './queries.ts'
export { startFree } from './store.ts'
