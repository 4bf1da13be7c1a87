import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { getPhotoCheckStatement } from '../../photo-check-contract.ts'
import { getStatement, getAccountStatus, makeAppeal, markStatementSeen } from '../../contract.ts'

const accountStatusKey = ['moderation', 'account-status']
const refetchIntervalMs = 5 * 60_000

/** Reads whether the member is hidden for a review, and the oldest decision they have not seen. */
export const useAccountStatus = () => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: [...accountStatusKey, locale],
    queryFn: async () => (await withFetchError(call(getAccountStatus))).data,
    enabled: isAuthenticated(),
    refetchInterval: refetchIntervalMs,
  })
}

/** Marks a decision as seen, and then loads the next unseen one. */
export const useMarkStatementSeen = () =>
  useMutation({
    mutationFn: (id: string) => call(markStatementSeen, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountStatusKey }),
    onError: showFailure,
  })

/** Reads a decision by the token of its mail. */
export const useStatement = (token: string) => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: ['moderation', 'statement', token, locale],
    queryFn: async () => (await withFetchError(call(getStatement, { query: { token } }))).data,
    enabled: token !== '',
  })
}

/** Reads the decision that refused the member's last photo check. */
export const usePhotoCheckStatement = () => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: ['moderation', 'statement', 'photo-check', locale],
    queryFn: async () => (await withFetchError(call(getPhotoCheckStatement))).data,
  })
}

/** Sends an appeal, and then reloads the decision with it. */
export const useMakeAppeal = (token: string) =>
  useMutation({
    mutationFn: async (content: string) => (await call(makeAppeal, { body: { token, content } })).data,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['moderation', 'statement'] })
      void queryClient.invalidateQueries({ queryKey: accountStatusKey })
    },
    onError: showFailure,
  })
