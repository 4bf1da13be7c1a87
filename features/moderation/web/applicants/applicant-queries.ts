import { type InfiniteData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type Applicant, type ApplicantReason, decideApplicant, listApplicants } from '#features/registration/contract.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'

const key = ['moderation', 'applicants']
type Pages = InfiniteData<EndpointResponse<typeof listApplicants>['data']>

const applicantsOf = (pages: Pages | undefined): Applicant[] | undefined => pages?.pages.flatMap(({ applicants }) => applicants)

/** Reads the waiting applicants page by page. `data` is also undefined while every applicant read so far is decided and there are more pages. */
export const useApplicants = () => {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => (await withFetchError(call(listApplicants, { query: { cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  const applicants = applicantsOf(query.data)
  return { ...query, data: applicants?.length === 0 && query.hasNextPage ? undefined : applicants }
}

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
      queryClient.setQueryData<Pages>(
        key,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, applicants: page.applicants.filter(({ member }) => member.id !== id) })),
          },
      )
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: key })
    },
    onSuccess: () => {
      if (applicantsOf(queryClient.getQueryData<Pages>(key))?.length === 0) void queryClient.invalidateQueries({ queryKey: key })
    },
  })
