import { useQuery } from '@tanstack/react-query'
import { FetchError } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import type { OfflineConversation } from './offline-selection.ts'
import { readOfflineConversations } from './offline-store.ts'

interface Asked {
  data: unknown
  fetchStatus: string
  failureReason: Error | null
}
/** Whether a query has no data because there is no connection. False while a request is running: wait for the server then. */
export const isOfflineWithoutData = ({ data, fetchStatus, failureReason }: Asked): boolean =>
  data === undefined && (fetchStatus === 'paused' || (failureReason instanceof FetchError && failureReason.status === 0))

const none: readonly OfflineConversation[] = []

/** Returns the conversations stored on this device if there is no connection (`cutOff`); otherwise none. */
export const useOfflineConversations = (cutOff: boolean): readonly OfflineConversation[] => {
  const member = useSession(({ user }) => user?.id)
  const { data } = useQuery({
    queryKey: ['chat-offline', member],
    queryFn: () => readOfflineConversations(member ?? '', new Date()),
    enabled: cutOff && member !== undefined && 'indexedDB' in globalThis,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  return cutOff ? (data ?? none) : none
}
