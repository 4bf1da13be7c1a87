import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { earlierTextsKeptDays, purgeEarlierTextsDaily } from './changes/earlier-texts.ts'
import { unreadMessageNotification, yourTurnNotification } from './notifications.ts'
import { offersKeptDays, purgeOpenerOffersDaily } from './openers/opener-store.ts'
import { personalData } from './personal-data.ts'
import { serveChat } from './routes.ts'
import { planRemindersDaily } from './turns/remind-of-turns.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: ServerFeature<unknown, NotificationType> = {
  name: 'chat',
  serve: serveChat,
  recurring: [planRemindersDaily, purgeOpenerOffersDaily, purgeEarlierTextsDaily],
  notifications: [unreadMessageNotification, yourTurnNotification],
  personalData,
  tables: {
    conversation: keptWithAccount,
    participant: keptWithAccount,
    message: keptWithAccount,
    message_reaction: keptWithAccount,
    message_version: purgedAfter(earlierTextsKeptDays, purgeEarlierTextsDaily.kind),
    opener_sent: keptWithAccount,
    opener_offer: purgedAfter(offersKeptDays, purgeOpenerOffersDaily.kind),
  },
}
