import type { WebFeature } from '#platform/web/feature.ts'
import { refreshConversations } from './list/list-queries.ts'
import { LiveChat } from './LiveChat.tsx'
import { refreshThread } from './thread/thread-queries.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: WebFeature = {
  name: 'chat',
  Live: ({ onCountsChanged }) => <LiveChat onChange={onCountsChanged} />,
  // The requests are not awaited, so that the buttons of a profile do not wait for them.
  onMatchChanged: async (uid) => {
    refreshThread(uid)
    void refreshConversations()
  },
}
