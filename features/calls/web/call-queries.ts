import { useQuery } from '@tanstack/react-query'
import { withFetchError } from '#platform/web/client/errors.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getCallTerms } from '../contract.ts'

const key = 'call-terms'

/** Asks anew who can be called and what it takes. */
export const refreshCallTerms = (): void => void queryClient.invalidateQueries({ queryKey: [key] })

/** What calling a member would take. */
export const useCallTerms = (uid: string) =>
  useQuery({
    queryKey: [key, uid],
    queryFn: async ({ signal }) => (await withFetchError(call(getCallTerms, { params: { uid } }, { signal }))).data,
    staleTime: 0,
  })
