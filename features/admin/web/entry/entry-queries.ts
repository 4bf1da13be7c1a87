import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type ConsoleSignInState, getConsoleSignInState } from '../../entry-contract.ts'

const key = ['console', 'entry']

/** Query of the proofs of identity that were given in this session. */
export const useConsoleSignInState = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getConsoleSignInState))).data })

/** Refetches the proofs after one has expired. */
export const refetchConsoleEntry = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Caches the proofs that entering the console or a fresh login returned. */
export const cacheConsoleSignInState = (entry: ConsoleSignInState): void => void queryClient.setQueryData(key, entry)
