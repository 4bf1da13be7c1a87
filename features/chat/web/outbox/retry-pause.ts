const maxPauseMs = 15_000

const sleepers = new Set<() => void>()

/**
 * Waits before the next attempt, or until `endPauses`. Doubles with each attempt, with jitter, so that clients do not all return at once.
 */
export const pauseBeforeRetry = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const ms = Math.min(maxPauseMs, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2)
    const done = () => {
      clearTimeout(timer)
      sleepers.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    sleepers.add(done)
  })

/** Ends all pauses: a connection has returned. */
export const endPauses = (): void => {
  for (const done of sleepers) done()
}
