import { useMutation, useQuery } from '@tanstack/react-query'
import { uploadInParts } from '#features/uploads/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getOwnVoiceHello, type OwnVoiceHello, putVoiceHello, removeVoiceHello } from '../contract.ts'

const ownKey = ['voice-hello', 'own']

/** The member's own voice hello. */
export const useOwnVoiceHello = () =>
  useQuery({ queryKey: ownKey, queryFn: async ({ signal }) => (await withFetchError(call(getOwnVoiceHello, undefined, { signal }))).data })

const cacheOwn = (own: OwnVoiceHello): void => void queryClient.setQueryData(ownKey, own)

export interface NewVoiceHello {
  /** Upload id, chosen once for a recording, so that a retry resumes the same upload. */
  upload: string
  blob: Blob
  peaks: string
}

/** Uploads a recording and makes it the voice hello. */
export const usePutVoiceHello = () =>
  useMutation({
    mutationFn: async ({ upload, blob, peaks }: NewVoiceHello) => {
      await uploadInParts(upload, blob)
      return (await call(putVoiceHello, { body: { upload, peaks } })).data
    },
    onSuccess: cacheOwn,
  })

/** Removes the voice hello. */
export const useRemoveVoiceHello = () =>
  useMutation({
    mutationFn: () => call(removeVoiceHello),
    onSuccess: () => cacheOwn({ voice_hello: null, taken_down: false }),
  })
