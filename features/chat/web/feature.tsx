import type { WebFeature } from '#platform/web/feature.ts'
import { refreshConversations } from './list/list-queries.ts'
import { ChatSync } from './ChatSync.tsx'
import { refreshThread } from './thread/thread-queries.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: WebFeature = {
  name: 'chat',
  Live: ({ onCountsChanged }) => <ChatSync onChange={onCountsChanged} />,
  // The requests are not awaited, so that the buttons of a profile do not wait for them.
  onMatchChanged: async (uid) => {
    refreshThread(uid)
    void refreshConversations()
  },
}
