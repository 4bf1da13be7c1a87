import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getOwnPhone } from '../contract.ts'

const key = ['own-phone']

/** The number the member logs in with. */
export const useOwnPhone = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getOwnPhone))).data, staleTime: 0 })

/** Fetches the number again after a change. */
export const reloadOwnPhone = () => queryClient.invalidateQueries({ queryKey: key })
