import { useMutation, useQuery } from '@tanstack/react-query'
import {
  decidePhotoCheck,
  listPhotoChecks,
  openPhotoCheck,
  type PhotoCheckRefusalReason,
  type ReviewedPhotoCheck,
} from '#features/photo-check/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { callWithReauthentication } from '#platform/web/client/reauthentication.ts'
import { createQueueDecisionCallbacks, useReviewQueue } from '../review/review-queue.ts'

const queueKey = ['moderation', 'photo-checks']

/** Reads the photo checks that wait, without pictures, page by page. */
export const usePhotoChecks = () =>
  useReviewQueue(queueKey, async (cursor) => {
    const { photo_checks, next_cursor } = (await call(listPhotoChecks, { query: { cursor } })).data
    return { items: photo_checks, next: next_cursor }
  })

/** Opens one photo check. Each fetch is recorded in the audit log, so it is not refetched, and the pictures are not kept after the screen. */
export const useOpenedPhotoCheck = (id: string) =>
  useQuery({
    queryKey: ['moderation', 'photo-check', id],
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
    ...createQueueDecisionCallbacks<ReviewedPhotoCheck, PhotoCheckVerdict>(queueKey, (check, { id }) => check.id === id),
  })
