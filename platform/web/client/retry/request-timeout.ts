/** Default time limit for an HTTP response, in milliseconds. */
const defaultMaxMs = 15_000

/** Returns a signal that aborts after `maxMs` milliseconds or with `callerSignal`. Needed because a network may accept a request and never respond. */
export const createTimeoutSignal = (callerSignal?: AbortSignal, maxMs = defaultMaxMs): AbortSignal => {
  const limit = AbortSignal.timeout(maxMs)
  if (callerSignal === undefined) return limit
  const either = new AbortController()
  for (const signal of [callerSignal, limit]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}
