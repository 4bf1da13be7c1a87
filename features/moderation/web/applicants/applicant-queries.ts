import { useMutation, useQuery } from '@tanstack/react-query'
import { type Applicant, type ApplicantReason, decideApplicant, listApplicants } from '#features/registration/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'

const key = ['moderation', 'applicants']

/** Reads the applicants who wait. */
export const useApplicants = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listApplicants, { query: {} }))).data.applicants })

interface ApplicantVerdict {
  id: string
  verdict: 'approve' | 'refuse'
  reason?: ApplicantReason
}

/** Decides an applicant, who leaves the list at once and returns if the server refuses. */
export const useDecideApplicant = () =>
  useMutation({
    mutationFn: ({ id, verdict, reason }: ApplicantVerdict) =>
      callWithReauthentication(decideApplicant, { params: { id }, body: { verdict, reason: reason ?? null } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData<Applicant[]>(key, (waiting) => waiting?.filter(({ member }) => member.id !== id))
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: key })
    },
    onSuccess: () => {
      if (queryClient.getQueryData<unknown[]>(key)?.length === 0) void queryClient.invalidateQueries({ queryKey: key })
    },
  })
