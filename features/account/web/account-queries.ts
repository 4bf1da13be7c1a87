import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnPerson, ProfileEdit } from '#features/profiles/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { useOnServerEvent } from '#platform/web/client/socket.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import { acceptTerms, getMe, settingsEvent, updateMe } from '../contract.ts'
import { rememberTermsOutdated } from './terms/remembered-terms.ts'

const key = ['me']
const refreshEvery = 60_000

/** Query of the signed-in account. `data` is undefined while it loads. */
export const useMe = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data } = await withFetchError(call(getMe))
      setCanParticipate(canParticipate(data.role))
      rememberTermsOutdated(data.terms_outdated)
      return data
    },
    enabled: isAuthenticated(),
    refetchInterval: refreshEvery,
  })

/** Refetches the signed-in account after a change. */
export const refreshMe = (): void => void queryClient.invalidateQueries({ queryKey: key })

/** Refetches the signed-in account when another tab or device changes a setting or accepts the terms. */
export const useRefetchMeOnSettingsEvent = (): void => useOnServerEvent(settingsEvent, refreshMe)

/** Mutation that accepts a version of the terms. Shows the server's message on an error. */
export const useAcceptTerms = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (version: string) => call(acceptTerms, { body: { version } }),
    // A response to an earlier request would show the notice again.
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: ({ data }) => {
      rememberTermsOutdated(data.terms_outdated)
      queryClient.setQueryData(key, data)
    },
    onError: showFailure,
  })

/**
 * Changes the member's profile; absent fields stay unchanged.
 * @throws {FailedResponse} when the server refuses a field
 */
export const saveProfile = async (edit: ProfileEdit): Promise<OwnPerson> => {
  const { data } = await call(updateMe, { body: edit })
  queryClient.setQueryData(key, data)
  return data.person
}
