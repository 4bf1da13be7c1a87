/** How long an answer over HTTP may take, in milliseconds. */
const patience = 15_000

/** Ends with what asks, and after a while by itself: a network may take a request and stay silent for ever. */
export const patient = (asking?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(patience)
  if (asking === undefined) return limit
  const either = new AbortController()
  for (const signal of [asking, limit]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}
