import type * as real from '#features/chat/server/sending/message-batcher.ts'
import { storeMessage } from '#features/chat/server/store/text-messages.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'

export * from '#features/chat/server/sending/message-batcher.ts'

/** Stores each message in a statement and a commit of its own, ten at a time. */
export const createMessageBatcher: typeof real.createMessageBatcher = (db) => {
  const inTurn = createSemaphore(10)
  return (message) => inTurn(1, () => storeMessage(db, message))
}
