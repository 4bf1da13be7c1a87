/**
 * Lets concurrent callers share the calls of `call`, of which at most one runs. Everyone gets the result of a call that began after they asked,
 * never of one that was already running.
 */
export const shareCalls = <T>(call: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    const own = call().finally(() => (running = undefined))
    running = own
    return own
  }
  return () => {
    if (running === undefined) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
