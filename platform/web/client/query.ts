import { QueryClient } from '@tanstack/react-query'
import { FetchError } from './errors.ts'
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
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isTemporary(error) },
    mutations: { retry: false },
  },
})
onSessionChange(() => queryClient.clear())
