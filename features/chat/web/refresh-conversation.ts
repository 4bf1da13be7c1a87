import { refreshConversations } from './list/list-queries.ts'
import { refreshThread } from './thread/thread-queries.ts'

/** Refetches a conversation and the lists that contain it; resolves when the lists have arrived. */
export const refreshConversation = (uid: string): Promise<void> => {
  refreshThread(uid)
  return refreshConversations()
}
