import { QueryClient } from '@tanstack/react-query'
import { FetchError } from './errors.ts'
import { onSessionChange } from './session.ts'

const statusOf = (error: unknown): number => {
  if (error instanceof FetchError || error instanceof Response) return error.status
  return 0
}

/** No answer, or a server that is coming back: worth another try. A refusal stays one. */
const passing = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error))

/** The cache of everything read from the server; emptied whenever the session changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && passing(error) },
    mutations: { retry: false },
  },
})
onSessionChange(() => queryClient.clear())
