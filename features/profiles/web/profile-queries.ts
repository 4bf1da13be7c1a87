import { useMutation, useQuery } from '@tanstack/react-query'
import { orderPhotos, type Photo, removePhoto } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { getProfile, type OwnPerson, type Person } from '../contract.ts'

const key = 'profile'

/** Whether a person contains the fields only the owner sees. */
export const isOwnPerson = (person: Person | OwnPerson): person is OwnPerson => 'email' in person

/** Updates name and email in the session; only for the member's own profile. */
const updateSessionUser = ({ id, firstname, lastname, email }: OwnPerson): void => {
  const { user } = useSession.getState()
  if (user?.id === id) useSession.setState({ user: { ...user, firstname, lastname, email } })
}

/** Loads a member's profile, also the viewer's own. */
export const useProfile = (id: string) =>
  useQuery({
    queryKey: [key, id],
    queryFn: async ({ signal }) => {
      const { data } = await withFetchError(call(getProfile, { params: { id } }, { signal }))
      if (isOwnPerson(data.person)) updateSessionUser(data.person)
      return data
    },
    staleTime: 0,
  })

/** First name from the cache of this tab; sends no request. */
export const cachedFirstName = (id: string): string | undefined => queryClient.getQueryData<{ person: Person }>([key, id])?.person.firstname

/** Refetches a profile after a change. */
export const refreshProfile = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: [key, id] })

/** Refetches all cached profiles. */
export const refreshProfiles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] })

/** Removes one of the member's own photos. */
export const useRemovePhoto = (ownerId: string, onRemoved: () => void) =>
  useMutation({
    mutationFn: (id: string) => call(removePhoto, { params: { id } }),
    onSuccess: async () => {
      await refreshProfile(ownerId)
      onRemoved()
    },
    onError: showFailure,
  })

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
