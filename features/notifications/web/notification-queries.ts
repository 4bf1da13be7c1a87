import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { onSocketConnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import { listNotifications, notificationEvent, markNotificationsRead } from '../contract.ts'

const key = 'notifications'

/** Refetches the list of notifications. */
export const refreshNotifications = (): void => void queryClient.invalidateQueries({ queryKey: [key] })

/** Refetches the list of notifications on each live event and calls `onChange`, for example to refetch the unread count. */
export const useRefetchNotificationsOnEvents = (onChange: () => void): void => {
  useOnServerEvent(notificationEvent, () => {
    refreshNotifications()
    onChange()
  })
  useEffect(() => onSocketConnect(refreshNotifications), [])
}

/** The list of notifications, page by page, in the language of the screen. */
export const useNotifications = () => {
  const locale = useLanguage((language) => language.locale)
  return useInfiniteQuery({
    queryKey: [key, locale],
    queryFn: async ({ pageParam, signal }) =>
      (await withFetchError(call(listNotifications, { query: { cursor: pageParam } }, { signal }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** Marks notifications as read, by id or up to a time. A failure for a single one is ignored: it stays unread. */
export const useMarkRead = (onChange: () => void) =>
  useMutation({
    mutationFn: (what: { ids: string[] } | { until: string }) => call(markNotificationsRead, { body: what }),
    onSuccess: () => {
      refreshNotifications()
      onChange()
    },
    onError: (error, what) => ('until' in what ? showFailure(error) : undefined),
  })
