import { useMutation, useQuery } from '@tanstack/react-query'
import { uploadInParts } from '#features/uploads/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { drawChallenge, getOwnPhotoCheck, type OwnPhotoCheck, sendPhotoCheck } from '../contract.ts'
import type { Frame } from './capture/camera.ts'

const ownKey = ['photo-check', 'own']

/** The state of the member's own photo check. */
export const useOwnPhotoCheck = () =>
  useQuery({ queryKey: ownKey, queryFn: async ({ signal }) => (await withFetchError(call(getOwnPhotoCheck, undefined, { signal }))).data })

/** Refetches the state, for example after a lost response. */
export const refreshOwnPhotoCheck = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ownKey })

/** Requests a challenge with three poses. */
export const requestChallenge = async () => (await call(drawChallenge)).data

interface Attempt {
  challenge: string
  frames: readonly Frame[]
}

/** Uploads the frames and sends them to the moderators. */
export const useSendPhotoCheck = () =>
  useMutation({
    mutationFn: async ({ challenge, frames }: Attempt) => {
      for (const { upload, blob } of frames) await uploadInParts(upload, blob)
      const body = { challenge, frames: frames.map(({ upload, at }) => ({ upload, at })) }
      return (await call(sendPhotoCheck, { body })).data
    },
    onSuccess: (own: OwnPhotoCheck) => void queryClient.setQueryData(ownKey, own),
  })
