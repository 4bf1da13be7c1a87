export { blocks, hasBlocked, noBlockBetween, readNotifiedBlockedIds } from './queries.ts'
export { undoMs } from './undo-window.ts'
export { block, type BlockRow, type Ended, settleBlock, unblock } from './store.ts'
