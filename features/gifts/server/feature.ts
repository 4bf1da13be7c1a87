import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { returnExpiredGiftsHourly } from './jobs.ts'
import { giftNotificationTypes } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveGifts } from './routes.ts'

/** Gifts between members. */
export const giftsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'gifts',
  serve: serveGifts,
  recurring: [returnExpiredGiftsHourly],
  notifications: giftNotificationTypes,
  personalData,
  tables: { gift_plan: keptAsSettings('a price list'), gift: keptWithAccount },
  files: { 'own pictures of gifts': keptAsSettings('pictures of the catalogue; one that no gift has goes after a day') },
}
