import { useMutation, useQuery } from '@tanstack/react-query'
import { orderPhotos, type Photo, removePhoto } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { getProfile, type OwnPerson, type Person } from '../contract.ts'

const key = 'profile'

/** Whether a person is as their owner sees them. */
export const isOwn = (person: Person | OwnPerson): person is OwnPerson => 'email' in person

/** The name and address in the session follow the profile; another member's never gets there. */
const keepAsUser = ({ id, firstname, lastname, email }: OwnPerson): void => {
  const { user } = useSession.getState()
  if (user?.id === id) useSession.setState({ user: { ...user, firstname, lastname, email } })
}

/** A member as the viewer sees them, oneself included. */
export const useProfile = (id: string) =>
  useQuery({
    queryKey: [key, id],
    queryFn: async ({ signal }) => {
      const { data } = await withFetchError(call(getProfile, { params: { id } }, { signal }))
      if (isOwn(data.person)) keepAsUser(data.person)
      return data
    },
    staleTime: 0,
  })

/** The first name of somebody whose profile was opened in this tab; asks nobody. */
export const knownName = (id: string): string | undefined => queryClient.getQueryData<{ person: Person }>([key, id])?.person.firstname

/** Fetches a profile anew after something has changed it. */
export const refreshProfile = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: [key, id] })

/** The same for every profile that is shown or kept. */
export const refreshProfiles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] })

/** Takes one of the own photos away. */
export const useRemovePhoto = (ownerId: string, onRemoved: () => void) =>
  useMutation({
    mutationFn: (id: string) => call(removePhoto, { params: { id } }),
    onSuccess: async () => {
      await refreshProfile(ownerId)
      onRemoved()
    },
    onError: showFailure,
  })

/** Puts the own photos in an order; shown at once, taken back when the server refuses. One order goes out after the other. */
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
