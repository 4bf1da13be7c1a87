import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { returnGifts } from './jobs.ts'
import { giftNotices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { serveGifts } from './routes.ts'

/** Gifts between members. */
export const giftsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'gifts',
  serve: serveGifts,
  recurring: [returnGifts],
  notifications: giftNotices,
  personalData,
  tables: { gift_plan: keptAsSettings('a price list'), gift: keptWithAccount },
}
