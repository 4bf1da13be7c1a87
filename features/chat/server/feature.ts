import type { Notice } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { withAccount } from '#platform/server/tables.ts'
import { waiting } from './notices.ts'
import { personalData } from './personal-data.ts'
import { serveChat } from './routes.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: ServerFeature<unknown, Notice> = {
  name: 'chat',
  serve: serveChat,
  notifications: [waiting],
  personalData,
  tables: { conversation: withAccount, participant: withAccount, message: withAccount },
}
