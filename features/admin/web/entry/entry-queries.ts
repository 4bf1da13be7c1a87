import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type ConsoleSignInState, getConsoleSignInState } from '../../entry-contract.ts'

const key = ['console', 'entry']

/** Query of the proofs of identity that were given in this session. */
export const useConsoleSignInState = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getConsoleSignInState))).data })

/** Refetches which proofs of identity were given in this session, after one of them has expired. */
export const refetchConsoleEntry = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Caches the proofs of identity that the server returned after the caller entered the console or gave a fresh login. */
export const cacheConsoleSignInState = (entry: ConsoleSignInState): void => void queryClient.setQueryData(key, entry)
