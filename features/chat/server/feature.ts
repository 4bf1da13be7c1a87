import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { unreadMessageNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveChat } from './routes.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: ServerFeature<unknown, NotificationType> = {
  name: 'chat',
  serve: serveChat,
  notifications: [unreadMessageNotification],
  personalData,
  tables: { conversation: keptWithAccount, participant: keptWithAccount, message: keptWithAccount },
}
