/** Work exceeded its time limit. */
export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`took longer than ${ms} ms`)
    this.name = 'TimeoutError'
  }
}

/**
 * Resolves with the result of `work`, which keeps running after a timeout.
 * @throws {TimeoutError} after `ms` milliseconds
 */
export const withTimeout = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new TimeoutError(ms)), ms)))
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
