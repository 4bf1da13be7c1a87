import { useQuery } from '@tanstack/react-query'
import { FetchError } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import type { OfflineConversation } from './offline-selection.ts'
import { readOffline } from './offline-store.ts'

interface Asked {
  data: unknown
  fetchStatus: string
  failureReason: Error | null
}
/** Nothing has come, because there is no connection. As soon as the server is asked again that is over: what it says is what holds. */
export const isCutOff = ({ data, fetchStatus, failureReason }: Asked): boolean =>
  data === undefined && (fetchStatus === 'paused' || (failureReason instanceof FetchError && failureReason.status === 0))

const none: readonly OfflineConversation[] = []

/** The conversations kept on this device, while there is no connection; none otherwise. */
export const useOffline = (cutOff: boolean): readonly OfflineConversation[] => {
  const member = useSession(({ user }) => user?.id)
  const { data } = useQuery({
    queryKey: ['chat-offline', member],
    queryFn: () => readOffline(member ?? '', new Date()),
    enabled: cutOff && member !== undefined && 'indexedDB' in globalThis,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  return cutOff ? (data ?? none) : none
}
