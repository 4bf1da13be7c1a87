import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getRegistration, listOwnInvitations, type OwnInvitations, type RegistrationMode } from '../contract.ts'

/** The registration mode; undefined while it loads. Meanwhile a form treats it as open, and the server refuses if it is not. */
export const useRegistrationMode = (): RegistrationMode | undefined =>
  useQuery({ queryKey: ['registration'], queryFn: async () => (await withFetchError(call(getRegistration))).data.mode, staleTime: 60_000 })
    .data

const ownKey = ['own-invitations']

/** The invitations of the member. */
export const useOwnInvitations = () =>
  useQuery({ queryKey: ownKey, queryFn: async () => (await withFetchError(call(listOwnInvitations))).data, staleTime: 0 })

/** Puts the invitations that a change returned into the cache. */
export const cacheOwnInvitations = (changed: OwnInvitations): void => void queryClient.setQueryData(ownKey, changed)
