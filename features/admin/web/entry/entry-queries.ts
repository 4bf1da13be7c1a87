import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type ConsoleAccess, getConsoleAccess } from '../../entry-contract.ts'

const key = ['console', 'entry']

/** Which proofs of identity this session has given. */
export const useConsoleAccess = () => useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getConsoleAccess))).data })

/** Refetches the entry state, after a proof has expired. */
export const refetchConsoleAccess = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Caches the entry state returned by a proof. */
export const cacheConsoleAccess = (entry: ConsoleAccess): void => void queryClient.setQueryData(key, entry)
