export { blocksCondition, hasBlocked, noBlockCondition, readBlockPairs, readNotifiedBlockedIds } from './queries.ts'
export { lockPair } from './lock-pair.ts'
export { blockUndoMs } from './undo-window.ts'
export { block, type BlockRow, type EndedByBlock, finalizeBlock, unblock } from './store.ts'
