export { blocks, hasBlocked, noBlockBetween, readNotifiedBlockedIds } from './queries.ts'
export { block, unblock } from './store.ts'
