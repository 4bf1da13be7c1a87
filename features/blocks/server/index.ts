export { personalData } from './personal-data.ts'
export { hasBlocked, noBlockBetween } from './queries.ts'
export { block, unblock } from './store.ts'
