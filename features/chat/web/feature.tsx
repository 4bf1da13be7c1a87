import type { WebFeature } from '#platform/web/feature.ts'
import { refreshConversations } from './list/list-queries.ts'
import { LiveChat } from './LiveChat.tsx'
import { refreshThread } from './thread/thread-queries.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: WebFeature = {
  name: 'chat',
  Live: ({ onCountsChanged }) => <LiveChat onChange={onCountsChanged} />,
  // The buttons of a profile do not wait for messages.
  onMatchChanged: async (uid) => {
    refreshThread(uid)
    void refreshConversations()
  },
}
