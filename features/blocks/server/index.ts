export { blocks, hasBlocked, noBlockBetween, readToldBlocked } from './queries.ts'
export { block, unblock } from './store.ts'
