import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type ConsoleEntry, getConsoleEntry } from '../../entry-contract.ts'

const key = ['console', 'entry']

/** How far this session has come on the way in. */
export const useConsoleEntry = () => useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getConsoleEntry))).data })

/** Looks again, once a proof has ended. */
export const refetchConsoleEntry = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Keeps what the server said when something was proven. */
export const cacheConsoleEntry = (entry: ConsoleEntry): void => void queryClient.setQueryData(key, entry)
