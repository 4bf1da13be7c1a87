import { useMutation, useQuery } from '@tanstack/react-query'
import {
  decidePhotoCheck,
  listPhotoChecks,
  openPhotoCheck,
  type PhotoCheckRefusalReason,
  type ReviewedPhotoCheck,
} from '#features/photo-check/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'

const checksKey = ['moderation', 'photo-checks']

/** Reads the photo checks that wait, without pictures. */
export const usePhotoChecks = () =>
  useQuery({
    queryKey: checksKey,
    queryFn: async () => (await withFetchError(call(listPhotoChecks, { query: {} }))).data.photo_checks,
  })

/** Opens one photo check. Each fetch is recorded in the audit log, so it is not refetched, and the pictures are not kept after the screen. */
export const useOpenedPhotoCheck = (id: string) =>
  useQuery({
    queryKey: [...checksKey, id],
    queryFn: async () => (await withFetchError(call(openPhotoCheck, { params: { id } }))).data,
    staleTime: Infinity,
    gcTime: 0,
  })

export interface PhotoCheckVerdict {
  id: string
  /** The id of the main photo that the moderator saw. */
  photo: string
  verdict: 'approve' | 'refuse'
  reason?: PhotoCheckRefusalReason
}

/** Decides a check. It leaves the list at once and returns if the server refuses. */
export const useDecidePhotoCheck = () =>
  useMutation({
    mutationFn: ({ id, photo, verdict, reason }: PhotoCheckVerdict) =>
      callWithReauthentication(decidePhotoCheck, { params: { id }, body: { verdict, photo, reason: reason ?? null } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData<ReviewedPhotoCheck[]>(checksKey, (waiting) => waiting?.filter((check) => check.id !== id))
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: checksKey })
    },
    onSuccess: () => {
      if (queryClient.getQueryData<unknown[]>(checksKey)?.length === 0) void queryClient.invalidateQueries({ queryKey: checksKey })
    },
  })
