export { blocksCondition, hasBlocked, noBlockCondition, readBlockPartners, readNotifiedBlockedIds } from './queries.ts'
export { blockUndoMs } from './undo-window.ts'
export { block, type BlockRow, type EndedByBlock, settleBlock, unblock } from './store.ts'
