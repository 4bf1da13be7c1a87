import type { OnBlockFinal, OnMatchChanged } from '#features/reactions/server/index.ts'
import { revokeDateAsksBetween } from './store.ts'

/**
 * Deletes the two members' questions and answers about dates when their match ends. Before that, each view of a link checks whether the two may still
 * chat.
 */
export const revokeDateAsksAfterUnmatch: OnMatchChanged = async (tx, pair, change) => {
  if (change === 'ended') await revokeDateAsksBetween(tx, pair)
}

/** Deletes the two members' questions and answers about dates when a block can no longer be undone. */
export const revokeDateAsksAfterBlock: OnBlockFinal = (tx, pair) => revokeDateAsksBetween(tx, pair)
