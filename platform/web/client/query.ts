import { QueryClient } from '@tanstack/react-query'
import { FetchError } from './errors.ts'
import { isServerUnreachable } from './offline/reachability.ts'
import { onSessionChange } from './session.ts'

const statusOf = (error: unknown): number => {
  if (error instanceof FetchError || error instanceof Response) return error.status
  return 0
}

/** Whether an error is temporary and worth a retry: no response, or 502 to 504. */
const isTemporary = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error))

/** Query cache, cleared whenever the session changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network, requests fail at once, so that the screen can show it instead of waiting.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < (isServerUnreachable() ? 1 : 2) && isTemporary(error),
    },
    mutations: { retry: false },
  },
})
onSessionChange(() => queryClient.clear())

/**
 * Returns a `refetchInterval` that starts once the query has data. After a failed first fetch the user retries instead: each automatic
 * retry would briefly replace the retry button with a placeholder.
 */
export const pollOnceLoaded =
  (ms: number) =>
  ({ state }: { state: { data: unknown } }): number | false =>
    state.data === undefined ? false : ms
