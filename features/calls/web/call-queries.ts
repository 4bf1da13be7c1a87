import { useQuery } from '@tanstack/react-query'
import { withFetchError } from '#platform/web/client/errors.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getCallConditions } from '../contract.ts'

const key = 'call-terms'

/** Refetches the conditions for calling members. */
export const refreshCallConditions = (): void => void queryClient.invalidateQueries({ queryKey: [key] })

/** Query of the conditions for calling a member. */
export const useCallConditions = (uid: string) =>
  useQuery({
    queryKey: [key, uid],
    queryFn: async ({ signal }) => (await withFetchError(call(getCallConditions, { params: { uid } }, { signal }))).data,
    staleTime: 0,
  })
