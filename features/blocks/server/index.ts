export { personalData } from './personal-data.ts'
export { type BlockedMember, hasBlocked, isBlocked, listBlocked, noBlockBetween } from './queries.ts'
export { block, unblock } from './store.ts'
