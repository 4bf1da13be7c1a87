export { blockedByMemberCondition, hasBlocked, noBlockCondition, readBlockPairs, readNotifiedBlockedIds } from './queries.ts'
export { lockPair } from './lock-pair.ts'
export { blockUndoMs } from './undo-window.ts'
export { addBlock, type BlockRow, type EndedByBlock, finalizeBlock, removeBlock } from './store.ts'
