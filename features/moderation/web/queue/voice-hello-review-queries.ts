import { useMutation, useQuery } from '@tanstack/react-query'
import { listVoiceHellosToReview, reviewVoiceHello } from '#features/voice-hello/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { callWithReauthentication, ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'
import type { ReviewVerdict } from './case-queries.ts'

const hellosKey = ['moderation', 'voice-hellos']

/** Reads the voice hellos that wait for a review. */
export const useVoiceHellosToReview = () =>
  useQuery({
    queryKey: hellosKey,
    queryFn: async () => (await withFetchError(call(listVoiceHellosToReview, { query: {} }))).data.voice_hellos,
  })

/** Approves or rejects a voice hello. It leaves the list at once and returns if the server refuses. */
export const useReviewVoiceHello = () =>
  useMutation({
    mutationFn: ({ id, verdict, reason }: ReviewVerdict) =>
      callWithReauthentication(reviewVoiceHello, { params: { id }, body: { verdict, reason: reason ?? null } }),
    onMutate: ({ id }) => {
      queryClient.setQueryData<{ id: string }[]>(hellosKey, (waiting) => waiting?.filter((hello) => hello.id !== id))
    },
    onError: (error) => {
      if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
      void queryClient.invalidateQueries({ queryKey: hellosKey })
    },
    onSuccess: () => {
      if (queryClient.getQueryData<unknown[]>(hellosKey)?.length === 0) void queryClient.invalidateQueries({ queryKey: hellosKey })
    },
  })
