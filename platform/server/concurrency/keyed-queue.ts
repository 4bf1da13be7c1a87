import { platformErrors, AppError } from '#platform/shared/errors.ts'

/** Runs a task when earlier tasks with the same key have ended. @throws {AppError} platform.too_many when the queue of the key is full */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>

const retryAfter = 5

/** Creates a queue that runs one task at a time per key. At most `maxWaiting` tasks may wait per key. */
export const createKeyedQueue = (maxWaiting: number): KeyedQueue => {
  const lines = new Map<string, { last: Promise<unknown>; count: number }>()
  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), count: 0 }
    if (line.count > maxWaiting) throw new AppError(platformErrors.too_many, { retryAfter, values: { seconds: retryAfter } })
    lines.set(key, line)
    line.count += 1
    const mine = line.last.then(task)
    line.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      line.count -= 1
      if (line.count === 0) lines.delete(key)
    }
  }
}
