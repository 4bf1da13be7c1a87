import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import type { OnBlockFinal } from './blocking/finalize-block.ts'
import type { MatchListeners } from './match-change.ts'
import { likeNotification, matchNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveReactions } from './routes.ts'

/** Likes, dislikes, matches and blocks. */
export const reactionsFeature: ServerFeature<{ onBlockFinal: readonly OnBlockFinal[] } & MatchListeners, NotificationType> = {
  name: 'reactions',
  serve: serveReactions,
  notifications: [matchNotification, likeNotification],
  personalData,
  tables: { reaction: keptWithAccount, likes_seen: keptWithAccount },
}
