import type { Notice } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { settings, withAccount } from '#platform/server/tables.ts'
import { returnExpiredGiftsHourly } from './jobs.ts'
import { giftNotifications } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveGifts } from './routes.ts'

/** Gifts between members. */
export const giftsFeature: ServerFeature<unknown, Notice> = {
  name: 'gifts',
  serve: serveGifts,
  recurring: [returnExpiredGiftsHourly],
  notifications: giftNotifications,
  personalData,
  tables: { gift_plan: settings('a price list'), gift: withAccount },
}
