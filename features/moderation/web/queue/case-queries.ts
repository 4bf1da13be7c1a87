import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ConductReason } from '#features/members/contract.ts'
import { listPhotosToReview, reviewPhoto } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type CaseDetail, claimCase, decideAppeal, decideCase, getCase, listCases, releaseCase } from '../../contract.ts'
import type { Request } from '#platform/shared/endpoint.ts'

export type CaseKind = 'report' | 'appeal'
export type Shown = 'waiting' | 'mine' | 'decided'

const cases = ['moderation', 'cases']
const one = (id: string) => ['moderation', 'case', id]
const photos = ['moderation', 'photos']

/** A queue, page by page. */
export const useCases = (kind: CaseKind, show: Shown) =>
  useInfiniteQuery({
    queryKey: [...cases, kind, show],
    queryFn: async ({ pageParam }) => (await withFetchError(call(listCases, { query: { kind, show, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: 30_000,
  })

/** One case whole. */
export const useCase = (id: string) =>
  useQuery({ queryKey: one(id), queryFn: async () => (await withFetchError(call(getCase, { params: { id } }))).data })

const keep = (changed: CaseDetail): void => {
  queryClient.setQueryData(one(changed.id), changed)
  void queryClient.invalidateQueries({ queryKey: cases })
}

/** Somebody else was faster, or the case is another one by now: it is shown as it is. */
const look = (id: string, error: unknown): void => {
  if (error instanceof ReauthenticationCancelledError) return
  showFailure(error)
  void queryClient.invalidateQueries({ queryKey: one(id) })
}

/** Takes a case or gives it back. */
export const useHolding = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (to: 'claim' | 'release') =>
      (await call(to === 'claim' ? claimCase : releaseCase, { params: { id }, body: { version } })).data,
    onSuccess: keep,
    onError: (error) => look(id, error),
  })

type Decision = Omit<Request<typeof decideCase>['body'], 'version'>
type Judgement = Omit<Request<typeof decideAppeal>['body'], 'version'>

/** Ends a case of reports; refused fields are for the form. */
export const useDecide = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (body: Decision) => (await callWithReauthentication(decideCase, { params: { id }, body: { ...body, version } })).data,
    onSuccess: keep,
    onError: (error) => look(id, error),
  })

/** Ends an appeal. */
export const useJudge = ({ id, version }: Pick<CaseDetail, 'id' | 'version'>) =>
  useMutation({
    mutationFn: async (body: Judgement) =>
      (await callWithReauthentication(decideAppeal, { params: { id }, body: { ...body, version } })).data,
    onSuccess: keep,
    onError: (error) => look(id, error),
  })

/** Photos nobody has looked at. */
export const usePhotosToReview = () =>
  useQuery({ queryKey: photos, queryFn: async () => (await withFetchError(call(listPhotosToReview, { query: {} }))).data.photos })

export interface Verdict {
  id: string
  verdict: 'approve' | 'reject'
  reason?: ConductReason
}

/** Approves or rejects; gone from the grid at once, and back if it is refused. */
export const useReviewPhoto = () =>
  useMutation({
    mutationFn: ({ id, verdict, reason }: Verdict) =>
      callWithReauthentication(reviewPhoto, { params: { id }, body: { verdict, reason: reason ?? null } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData<{ id: string }[]>(photos, (known) => known?.filter((photo) => photo.id !== id))
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: photos })
    },
    onSuccess: () => {
      if (queryClient.getQueryData<unknown[]>(photos)?.length === 0) void queryClient.invalidateQueries({ queryKey: photos })
    },
  })
