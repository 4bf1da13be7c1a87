/** Maximum time for an HTTP response, in milliseconds. */
const timeoutMs = 15_000

/** Returns a signal that aborts with the given one or after 15 seconds: a network may accept a request and never respond. */
export const withRequestTimeout = (asking?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(timeoutMs)
  if (asking === undefined) return limit
  const either = new AbortController()
  for (const signal of [asking, limit]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}
