/** Something did not end in the time it was given. */
class TookTooLong extends Error {
  constructor(ms: number) {
    super(`took longer than ${ms} ms`)
    this.name = 'TookTooLong'
  }
}

/**
 * What `work` comes to, if it does so in time; it is not interrupted, only no longer waited for.
 * @throws {TookTooLong} after `ms` milliseconds
 */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new TookTooLong(ms)), ms)))
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
