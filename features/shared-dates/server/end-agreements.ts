import type { OnBlockFinal, OnMatchChanged } from '#features/reactions/server/index.ts'
import { revokeDateAsksBetween } from './store.ts'

/** Takes agreements back for good when a match ends. Until then, and for the minute of a block, each look at the link checks the pair. */
export const revokeDateAsksAfterUnmatch: OnMatchChanged = async (tx, pair, change) => {
  if (change === 'ended') await revokeDateAsksBetween(tx, pair)
}

/** Takes agreements back for good when a block can no longer be undone. */
export const revokeDateAsksAfterBlock: OnBlockFinal = (tx, pair) => revokeDateAsksBetween(tx, pair)
