import type { Database } from '#platform/server/db/database.ts'
import { type StoreMessageResult, storeMessages, type NewTextMessage } from '../store/text-messages.ts'

/** Maximum number of messages per statement, and of statements in parallel. */
const maxBatch = 32
const maxRunning = 4

interface Waiting {
  written: NewTextMessage
  resolve(stored: StoreMessageResult): void
  reject(error: unknown): void
}
export type StoreMessage = (written: NewTextMessage) => Promise<StoreMessageResult>

/** Whether the statement failed rather than the database connection. */
const isStatementError = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code)
}

/**
 * Creates a function like `storeMessage` that stores messages in batches. A single message is stored at once. Messages that arrive while statements
 * run are stored together in the next statement, each with its own result. Messages of one sender keep their order.
 */
export const createMessageBatcher = (db: Database): StoreMessage => {
  let waiting: Waiting[] = []
  const senders = new Set<string>()
  let running = 0

  const take = (): Waiting[] => {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    // A message waits while an earlier one of the same sender is running or waiting.
    for (const one of waiting) (batch.length < maxBatch && !senders.has(one.written.from) ? batch : rest).push(one)
    waiting = rest
    return batch
  }
  const storeBatch = async (all: readonly Waiting[]): Promise<void> => {
    const batch = all.map(({ written }) => written)
    try {
      const stored = await storeMessages(db, batch)
      for (const [index, { resolve, reject }] of all.entries()) {
        const one = stored[index]
        if (one === undefined) reject(new Error('nothing was answered'))
        else resolve(one)
      }
    } catch (error) {
      if (all.length === 1 || !isStatementError(error)) return all.forEach(({ reject }) => reject(error))
      // One of the messages cannot be stored. Store each alone, so that the others succeed.
      for (const one of all) await storeBatch([one])
    }
  }
  const go = (): void => {
    while (running < maxRunning) {
      const batch = take()
      if (batch.length === 0) return
      const from = new Set(batch.map(({ written }) => written.from))
      for (const sender of from) senders.add(sender)
      running += 1
      void storeBatch(batch).then(() => {
        running -= 1
        for (const sender of from) senders.delete(sender)
        go()
      })
    }
  }
  return (written) =>
    new Promise((resolve, reject) => {
      waiting.push({ written, resolve, reject })
      go()
    })
}
