import { useQuery } from '@tanstack/react-query'
import type { OwnPerson, ProfileEdit } from '#features/profiles/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { getMe, updateMe } from '../contract.ts'

const key = ['me']
const refreshEvery = 60_000

/** The own account: the face in the header, what is unread, what is still missing. Its data is undefined until it is there. */
export const useMe = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await withFetchError(call(getMe))).data,
    enabled: isAuthenticated(),
    refetchInterval: refreshEvery,
  })

/** Fetches it anew after something has changed it. */
export const refreshMe = (): void => void queryClient.invalidateQueries({ queryKey: key })

/**
 * Changes the own profile; absent fields stay as they are.
 * @throws {FailedResponse} when the server refuses a field
 */
export const saveProfile = async (edit: ProfileEdit): Promise<OwnPerson> => {
  const { data } = await call(updateMe, { body: edit })
  queryClient.setQueryData(key, data)
  return data.person
}
