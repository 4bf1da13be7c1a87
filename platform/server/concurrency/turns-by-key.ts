import { platformErrors, AppError } from '#platform/shared/errors.ts'

/** Runs a task when those before it under the same key have ended. @throws {AppError} platform.too_many with too many in line */
export type KeyedTurns = <T>(key: string, task: () => Promise<T>) => Promise<T>

const retryAfter = 5

/** Lets one task at a time run under each key, and at most `mostWaiting` wait for it; tasks of other keys do not notice. */
export const turnsByKey = (mostWaiting: number): KeyedTurns => {
  const lines = new Map<string, { last: Promise<unknown>; count: number }>()
  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), count: 0 }
    if (line.count > mostWaiting) throw new AppError(platformErrors.too_many, { retryAfter, values: { seconds: retryAfter } })
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
