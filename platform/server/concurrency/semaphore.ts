import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * Shares `permits` among tasks in the order they came: a task begins when as many as it needs are free, and gives them back when it
 * ends. A task that needs all of them runs alone.
 * Past `mostWaiting` in line a task is refused: platform.unavailable.
 */
export const semaphore = (permits: number, mostWaiting = Infinity) => {
  let free = permits
  const waiting: { need: number; begin: () => void }[] = []

  const admit = (): void => {
    // Only the first in line is looked at, so that small tasks cannot keep a large one waiting for ever.
    for (let next = waiting[0]; next && next.need <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.need
      next.begin()
    }
  }

  return async <T>(need: number, task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new AppError(platformErrors.unavailable, { retryAfter: 2 })
    await new Promise<void>((begin) => {
      waiting.push({ need: Math.min(need, permits), begin })
      admit()
    })
    try {
      return await task()
    } finally {
      free += Math.min(need, permits)
      admit()
    }
  }
}
