import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * Returns a function that runs tasks in arrival order. A task starts when the permits it needs are free and returns them when it ends;
 * a task that needs all permits runs alone.
 * @throws {AppError} platform.unavailable, from the returned function, when `maxWaiting` tasks already wait
 */
export const createSemaphore = (permits: number, maxWaiting = Infinity) => {
  let free = permits
  const waiting: { need: number; begin: () => void }[] = []

  const admit = (): void => {
    // Strict FIFO: otherwise small tasks could starve a large one.
    for (let next = waiting[0]; next && next.need <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.need
      next.begin()
    }
  }

  return async <T>(need: number, task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting) throw new AppError(platformErrors.unavailable, { retryAfter: 2 })
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
