import { useQuery } from '@tanstack/react-query'
import { getMe } from '#features/account/contract.ts'
import { call } from '#platform/web/call.ts'
import { fetched } from '#platform/web/errors.ts'
import { queryClient } from '#platform/web/query.ts'
import { isAuthenticated } from '#platform/web/session.ts'

const key = ['me']
const refreshEvery = 60_000

/** The own account: the face in the header and what is unread. Undefined until it is there. */
export const useMe = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await fetched(call(getMe))).data,
    enabled: isAuthenticated(),
    refetchInterval: refreshEvery,
  }).data

/** Fetches it anew after something has changed it. */
export const refreshMe = (): void => void queryClient.invalidateQueries({ queryKey: key })
