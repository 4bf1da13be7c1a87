import { useMutation, useQuery } from '@tanstack/react-query'
import { notificationEvent } from '#features/notifications/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useOnReconnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import { answerMeetingQuestion, listMeetingQuestions, type MeetingAnswer } from '../contract.ts'

const key = ['meeting-questions']
const refreshQuestions = (): void => void queryClient.invalidateQueries({ queryKey: key })

/** Whether the member is asked now whether they have met this match; false if that cannot be loaded. */
export const useHasOpenMeetingQuestion = (uid: string): boolean => {
  // A notification may be the question, or say that it was answered on another device.
  useOnServerEvent(notificationEvent, refreshQuestions)
  useOnReconnect(refreshQuestions)
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(listMeetingQuestions, {}, { signal })).data.uids,
    staleTime: 60_000,
    retry: false,
  })
  return data?.includes(uid) ?? false
}

/** Answers the question whether the member has met this match. */
export const useAnswerQuestion = (uid: string) =>
  useMutation({
    // Without a network the request fails at once, so that nobody believes that their answer was sent.
    networkMode: 'always',
    mutationFn: (answer: MeetingAnswer) => call(answerMeetingQuestion, { params: { uid }, body: { answer } }),
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: ({ data }) => queryClient.setQueryData(key, data.uids),
  })
