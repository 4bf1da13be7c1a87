import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getRegistration, listOwnInvitations, type OwnInvitations, type RegistrationMode } from '../contract.ts'

/** Who may sign up; undefined until the server has said it. A form counts as open meanwhile, and the server refuses where it is not. */
export const useRegistrationMode = (): RegistrationMode | undefined =>
  useQuery({ queryKey: ['registration'], queryFn: async () => (await withFetchError(call(getRegistration))).data.mode, staleTime: 60_000 })
    .data

const ownKey = ['own-invitations']

/** The invitations of the member. */
export const useOwnInvitations = () =>
  useQuery({ queryKey: ownKey, queryFn: async () => (await withFetchError(call(listOwnInvitations))).data, staleTime: 0 })

/** Shows what a change has returned. */
export const cacheOwnInvitations = (changed: OwnInvitations): void => void queryClient.setQueryData(ownKey, changed)
