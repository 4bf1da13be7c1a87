/** Something did not end in the time it was given. */
class TimeoutError extends Error {
  constructor(ms: number) {
    super(`took longer than ${ms} ms`)
    this.name = 'TimeoutError'
  }
}

/**
 * What `work` comes to, if it does so in time; it is not interrupted, only no longer waited for.
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
