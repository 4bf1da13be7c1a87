import { useMutation } from '@tanstack/react-query'
import { type Applicant, type ApplicantRefusalReason, decideApplicant, listApplicants } from '#features/registration/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { callWithReauthentication } from '#platform/web/client/reauthentication.ts'
import { createQueueDecisionCallbacks, useReviewQueue } from '../review/review-queue.ts'

const key = ['moderation', 'applicants']

/** Reads the waiting applicants page by page. */
export const useApplicants = () =>
  useReviewQueue(key, async (cursor) => {
    const { applicants, next_cursor } = (await call(listApplicants, { query: { cursor } })).data
    return { items: applicants, next: next_cursor }
  })

interface ApplicantVerdict {
  id: string
  verdict: 'approve' | 'refuse'
  reason?: ApplicantRefusalReason
}

/** Decides an applicant, who leaves the list at once and returns if the server refuses. */
export const useDecideApplicant = () =>
  useMutation({
    mutationFn: ({ id, verdict, reason }: ApplicantVerdict) =>
      callWithReauthentication(decideApplicant, { params: { id }, body: { verdict, reason: reason ?? null } }),
    ...createQueueDecisionCallbacks<Applicant, ApplicantVerdict>(key, ({ member }, { id }) => member.id === id),
  })
