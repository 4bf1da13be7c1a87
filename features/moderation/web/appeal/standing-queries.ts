import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { getAppeal, getStanding, makeAppeal, noteStatement } from '../../contract.ts'

const standing = ['moderation', 'standing']
const refreshEvery = 5 * 60_000

/** Whether one is hidden for a review, and what one has not read of what was decided. */
export const useStanding = () => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: [...standing, locale],
    queryFn: async () => (await withFetchError(call(getStanding))).data,
    enabled: isAuthenticated(),
    refetchInterval: refreshEvery,
  })
}

/** Notes that a decision was read; the next one follows. */
export const useNoteStatement = () =>
  useMutation({
    mutationFn: (id: string) => call(noteStatement, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: standing }),
    onError: showFailure,
  })

/** A decision, by the token of its mail. */
export const useStatement = (token: string) => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: ['moderation', 'statement', token, locale],
    queryFn: async () => (await withFetchError(call(getAppeal, { query: { token } }))).data,
    enabled: token !== '',
  })
}

/** Appeals; the statement is then shown with it. */
export const useAppeal = (token: string) =>
  useMutation({
    mutationFn: async (content: string) => (await call(makeAppeal, { body: { token, content } })).data,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['moderation', 'statement', token] })
      void queryClient.invalidateQueries({ queryKey: standing })
    },
    onError: showFailure,
  })
