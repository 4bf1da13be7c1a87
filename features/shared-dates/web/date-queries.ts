import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useOnReconnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import {
  answerCheckIn,
  answerDateAsk,
  type DateAskAnswer,
  type CheckInAnswer,
  endSharedDate,
  listSharedDates,
  type NewSharedDate,
  renewDateLink,
  shareDate,
  sharedDateEvent,
} from '../contract.ts'

const queryKey = ['shared-dates']
/** Refetches the member's dates, and those they are asked about. */
export const refreshSharedDates = (): void => void queryClient.invalidateQueries({ queryKey })

/** Refetches when a date changes on another device or by the other member. */
export const useApplySharedDateEvents = (): void => {
  useOnServerEvent(sharedDateEvent, refreshSharedDates)
  useOnReconnect(refreshSharedDates)
}

/** The member's open dates, and the dates of others about which they are asked. */
export const useSharedDates = () => {
  const enabled = useCanParticipate()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await withFetchError(call(listSharedDates, undefined, { signal }))).data,
    staleTime: 60_000,
    enabled,
  })
}

type Listed = Awaited<ReturnType<typeof call<typeof listSharedDates>>>
// Offline, each mutation fails at once, so that nobody believes they have answered.
const atOnce = {
  networkMode: 'always' as const,
  onMutate: () => queryClient.cancelQueries({ queryKey }),
  onSuccess: ({ data }: Listed) => void queryClient.setQueryData(queryKey, data),
}

/** Shares a date. A repeat of the same one makes a new link. */
export const useShareDate = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: async (body: NewSharedDate) => (await call(shareDate, { body })).data,
    onSuccess: refreshSharedDates,
  })

/** Makes a new link for a date. */
export const useRenewDateLink = () =>
  useMutation({ networkMode: 'always', mutationFn: async (id: string) => (await call(renewDateLink, { params: { id } })).data })

/** Mutation that ends a date at once; its link stops working. */
export const useEndSharedDate = () => useMutation({ ...atOnce, mutationFn: (id: string) => call(endSharedDate, { params: { id } }) })

/** Answers the check-in of a date. */
export const useAnswerCheckIn = () =>
  useMutation({
    ...atOnce,
    mutationFn: ({ id, answer }: { id: string; answer: CheckInAnswer }) => call(answerCheckIn, { params: { id }, body: { answer } }),
  })

/** Answers whether the member may be shown to a friend for one date. */
export const useAnswerDateAsk = () =>
  useMutation({
    ...atOnce,
    mutationFn: ({ id, answer }: { id: string; answer: DateAskAnswer }) => call(answerDateAsk, { params: { id }, body: { answer } }),
  })
