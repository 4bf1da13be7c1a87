import type { Database } from '#platform/server/db/database.ts'
import { type Stored, storeMessages, type Written } from '../store.ts'

/** Messages in one statement at most, and statements under way at most. */
const most = 32
const atOnce = 4

interface Waiting {
  written: Written
  resolve(stored: Stored): void
  reject(error: unknown): void
}
export type StoreTogether = (written: Written) => Promise<Stored>

/** The statement itself failed, rather than the database. */
const isRefusal = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code)
}

/**
 * Stores messages as `storeMessage` does. One that comes alone goes out at once; those that come while statements are under way are committed
 * together in the next, each with its own outcome. What somebody sends stays in order.
 */
export const storeTogether = (db: Database): StoreTogether => {
  let waiting: Waiting[] = []
  const senders = new Set<string>()
  let running = 0

  const take = (): Waiting[] => {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    // Behind an earlier statement of the same sender, or behind one that waits for it, nothing overtakes.
    for (const one of waiting) (batch.length < most && !senders.has(one.written.from) ? batch : rest).push(one)
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
      if (all.length === 1 || !isRefusal(error)) return all.forEach(({ reject }) => reject(error))
      // One of them cannot be stored: the others do not fail with it.
      for (const one of all) await storeBatch([one])
    }
  }
  const go = (): void => {
    while (running < atOnce) {
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
