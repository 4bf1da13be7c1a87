import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { endAllSessions, endOneSession, listSessions, type SignIn } from '../contract.ts'

const key = ['auth', 'sessions']

/** Where the member is signed in. */
export const useSignIns = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listSessions))).data.sessions, staleTime: 0 })

/** Signs out one other place. */
export const useEndOne = (onEnded: () => void, onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<SignIn[]>(key, (known) => known?.filter((session) => session.id !== id))
      onEnded()
    },
    onError: (error) => {
      // It may have ended meanwhile: the list knows.
      void queryClient.invalidateQueries({ queryKey: key })
      onError(error)
    },
  })

/** Signs out everywhere, and forgets the session on this browser. */
export const useEndAll = (onEnded: () => void, onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: () => call(endAllSessions),
    onSuccess: () => {
      resetSession()
      onEnded()
    },
    onError,
  })
