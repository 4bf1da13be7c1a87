import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type ConsoleEntry, getConsoleEntry } from '../../entry-contract.ts'

const key = ['console', 'entry']

/** Which proofs of identity this session has given. */
export const useConsoleEntry = () => useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getConsoleEntry))).data })

/** Fetches it again, after a proof has expired. */
export const refetchConsoleEntry = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Stores it as an entry or a fresh login returned it. */
export const cacheConsoleEntry = (entry: ConsoleEntry): void => void queryClient.setQueryData(key, entry)
