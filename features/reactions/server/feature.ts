import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import type { AtBlock } from './block-member.ts'
import { liked, matched } from './notices.ts'
import { personalData } from './personal-data.ts'
import { serveReactions } from './routes.ts'

/** Likes, dislikes, matches and blocks. */
export const reactionsFeature: ServerFeature<{ atBlock: readonly AtBlock[] }, NotificationType> = {
  name: 'reactions',
  serve: serveReactions,
  notifications: [matched, liked],
  personalData,
  tables: { reaction: keptWithAccount },
}
