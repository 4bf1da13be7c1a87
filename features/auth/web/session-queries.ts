import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { endAllSessions, endOneSession, listOwnSessions, type ListedSession } from '../contract.ts'

const key = ['auth', 'sessions']

/** Query of the member's sessions. */
export const useSessions = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listOwnSessions))).data.sessions, staleTime: 0 })

/** Mutation that ends one session. */
export const useEndSession = (onEnded: () => void, onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<ListedSession[]>(key, (known) => known?.filter((session) => session.id !== id))
      onEnded()
    },
    onError: (error) => {
      // The session may have ended already, so reload the list.
      void queryClient.invalidateQueries({ queryKey: key })
      onError(error)
    },
  })

/** Mutation that ends every session and signs this browser out. */
export const useEndAllSessions = (onEnded: () => void, onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: () => call(endAllSessions),
    onSuccess: () => {
      resetSession()
      onEnded()
    },
    onError,
  })
