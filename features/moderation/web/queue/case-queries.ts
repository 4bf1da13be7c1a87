import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ConductReason } from '#features/members/contract.ts'
import { listPhotosToReview, reviewPhoto } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'
import { pollOnceLoaded, queryClient } from '#platform/web/client/query.ts'
import { type CaseDetail, claimCase, decideAppeal, decideCase, getCase, listCases, releaseCase } from '../../contract.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'

export type CaseKind = 'report' | 'appeal'
export type CaseFilter = 'waiting' | 'mine' | 'decided'

const casesKey = ['moderation', 'cases']
const caseKey = (id: string) => ['moderation', 'case', id]
const photosKey = ['moderation', 'photos']

/** Reads the cases of a queue, page by page. */
export const useReportCases = (kind: CaseKind, show: CaseFilter) =>
  useInfiniteQuery({
    queryKey: [...casesKey, kind, show],
    queryFn: async ({ pageParam }) => (await withFetchError(call(listCases, { query: { kind, show, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: pollOnceLoaded(30_000),
  })

/** Reads one case. */
export const useReportCase = (id: string) =>
  useQuery({ queryKey: caseKey(id), queryFn: async () => (await withFetchError(call(getCase, { params: { id } }))).data })

/** Stores a changed case in the query cache and reloads the queue. */
const cacheCase = (changed: CaseDetail): void => {
  queryClient.setQueryData(caseKey(changed.id), changed)
  void queryClient.invalidateQueries({ queryKey: casesKey })
}

/** Shows an error and reloads the case, which another administrator may have changed. */
const showErrorAndRefetch = (id: string, error: unknown): void => {
  if (error instanceof ReauthenticationCancelledError) return
  showFailure(error)
  void queryClient.invalidateQueries({ queryKey: caseKey(id) })
}

/** Claims or releases a case. */
export const useClaimOrRelease = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (action: 'claim' | 'release') =>
      (await call(action === 'claim' ? claimCase : releaseCase, { params: { id }, body: { version } })).data,
    onSuccess: cacheCase,
    onError: (error) => showErrorAndRefetch(id, error),
  })

type Decision = Omit<EndpointRequest<typeof decideCase>['body'], 'version'>
type AppealDecision = Omit<EndpointRequest<typeof decideAppeal>['body'], 'version'>

/** Decides a case of reports; the form shows field errors. */
export const useDecideCase = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (body: Decision) => (await callWithReauthentication(decideCase, { params: { id }, body: { ...body, version } })).data,
    onSuccess: cacheCase,
    onError: (error) => showErrorAndRefetch(id, error),
  })

/** Decides an appeal. */
export const useDecideAppeal = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (body: AppealDecision) =>
      (await callWithReauthentication(decideAppeal, { params: { id }, body: { ...body, version } })).data,
    onSuccess: cacheCase,
    onError: (error) => showErrorAndRefetch(id, error),
  })

/** Reads the photos that wait for a review. */
export const usePhotosToReview = () =>
  useQuery({ queryKey: photosKey, queryFn: async () => (await withFetchError(call(listPhotosToReview, { query: {} }))).data.photos })

export interface ReviewVerdict {
  id: string
  verdict: 'approve' | 'reject'
  reason?: ConductReason
}

/** Approves or rejects a photo. It leaves the grid at once and returns if the server refuses. */
export const useReviewPhoto = () =>
  useMutation({
    mutationFn: ({ id, verdict, reason }: ReviewVerdict) =>
      callWithReauthentication(reviewPhoto, { params: { id }, body: { verdict, reason: reason ?? null } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData<{ id: string }[]>(photosKey, (waiting) => waiting?.filter((photo) => photo.id !== id))
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: photosKey })
    },
    onSuccess: () => {
      if (queryClient.getQueryData<unknown[]>(photosKey)?.length === 0) void queryClient.invalidateQueries({ queryKey: photosKey })
    },
  })
