import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { orderPhotos, type Photo } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { offlineMeta, type OfflineQuery } from '#platform/web/client/offline/offline-meta.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import type * as z from 'zod'
import { getProfile, type OwnPerson, type Person } from '../contract.ts'

const key = 'profile'

/** Whether a person contains the fields only the owner sees. */
export const hasOwnerFields = (person: Person | OwnPerson): person is OwnPerson => 'email' in person

/** Updates name and email in the session; only for the member's own profile. */
const updateSessionUser = ({ id, firstname, lastname, email }: OwnPerson): void => {
  const { user } = useSession.getState()
  if (user?.id === id) useSession.setState({ user: { ...user, firstname, lastname, email } })
}

type Profile = z.infer<typeof getProfile.response>['data']

/** A member's profile, also the viewer's own, which is kept on the device. */
const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [key, id],
    meta: id === useSession.getState().user?.id ? offlineMeta((profile: Profile) => profile) : {},
    queryFn: async ({ signal }) => {
      const { data } = await withFetchError(call(getProfile, { params: { id } }, { signal }))
      if (hasOwnerFields(data.person)) updateSessionUser(data.person)
      return data
    },
    staleTime: 0,
  })
export const useProfile = (id: string) => useQuery(profileQuery(id))

/** The signed-in member's profile, which is kept on the device. */
export const offlineProfileQuery = (ownId: string): OfflineQuery => ({
  queryKey: [key, ownId],
  read: () => queryClient.prefetchQuery(profileQuery(ownId)),
})

/** First name from the cache of this tab; sends no request. */
export const cachedFirstName = (id: string): string | undefined => queryClient.getQueryData<{ person: Person }>([key, id])?.person.firstname

/** Refetches a profile after a change. */
export const refreshProfile = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: [key, id] })

/** Refetches all cached profiles. */
export const refreshProfiles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] })

/** Saves the order of the member's own photos. Applied at once, reverted on an error; requests are sent one after the other. */
export const useOrderPhotos = (ownerId: string, onOrdered: () => void) =>
  useMutation({
    scope: { id: 'photo-order' },
    mutationFn: (images: readonly Photo[]) => call(orderPhotos, { body: { ids: images.map(({ id }) => id) } }),
    onMutate: async (images) => {
      await queryClient.cancelQueries({ queryKey: [key, ownerId] })
      queryClient.setQueryData<{ person: Person }>(
        [key, ownerId],
        (before) => before && { ...before, person: { ...before.person, images: [...images] } },
      )
    },
    onSuccess: onOrdered,
    onError: (error) => {
      showFailure(error)
      void refreshProfile(ownerId)
    },
  })
