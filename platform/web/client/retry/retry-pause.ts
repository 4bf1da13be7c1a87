import { errorBody } from '../errors.ts'

/** Error body of a request that the server refused. */
export type RefusalBody = NonNullable<ReturnType<typeof errorBody>>

const maxPauseMs = 15_000

const sleepers = new Set<() => void>()

/**
 * Waits before the next attempt. `endRetryPauses` or the signal ends the wait early. The pause doubles with each attempt and has jitter, so that
 * clients do not all return at once.
 */
export const pauseBeforeRetry = (attempt: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ms = Math.min(maxPauseMs, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2)
    const done = () => {
      clearTimeout(timer)
      sleepers.delete(done)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    sleepers.add(done)
    signal?.addEventListener('abort', done)
  })

/** Ends all retry pauses. Call it when the connection has returned. */
export const endRetryPauses = (): void => {
  for (const done of sleepers) done()
}

/** Whether the outcome is open: the server or a proxy could not answer, or did not receive the whole request in time. */
const isUndecided = (error: unknown): boolean => error instanceof Response && (error.status >= 500 || error.status === 408)

/** Returns the error body of a refused request; undefined when a retry may succeed: no connection, or a server that cannot answer now. */
export const findFinalRefusal = (error: unknown): RefusalBody | undefined => {
  const body = errorBody(error)
  const isAway = isUndecided(error) || body?.code === 'platform.unavailable' || body?.code === 'platform.internal'
  return isAway ? undefined : body
}
