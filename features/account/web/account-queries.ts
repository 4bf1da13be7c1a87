import { useQuery } from '@tanstack/react-query'
import type { OwnPerson, ProfileEdit } from '#features/profiles/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import { getMe, updateMe } from '../contract.ts'

const key = ['me']
const refreshEvery = 60_000

/** The signed-in account. `data` is undefined while it loads. */
export const useMe = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data } = await withFetchError(call(getMe))
      setCanParticipate(canParticipate(data.role))
      return data
    },
    enabled: isAuthenticated(),
    refetchInterval: refreshEvery,
  })

/** Refetches the account after a change. */
export const refreshMe = (): void => void queryClient.invalidateQueries({ queryKey: key })

/**
 * Changes the member's profile; absent fields stay unchanged.
 * @throws {FailedResponse} when the server refuses a field
 */
export const saveProfile = async (edit: ProfileEdit): Promise<OwnPerson> => {
  const { data } = await call(updateMe, { body: edit })
  queryClient.setQueryData(key, data)
  return data.person
}
