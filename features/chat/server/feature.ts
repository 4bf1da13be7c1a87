import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, keptWithRow, purgedAfter } from '#platform/server/retention-rules.ts'
import { attachmentConfiguration } from './attachments/config.ts'
import { deleteUnusedFilesJob } from './attachments/keeping/jobs.ts'
import { purgeAttachmentsHourly, releaseAttachmentsWithoutMessageDaily } from './attachments/keeping/purge-attachments.ts'
import { earlierTextsKeptDays, purgeEarlierTextsDaily } from './changes/earlier-texts.ts'
import { unreadMessageNotification, yourTurnNotification } from './notifications.ts'
import { openerOffersKeptDays, purgeOpenerOffersDaily } from './openers/opener-store.ts'
import { personalData } from './personal-data.ts'
import { serveChat } from './routes.ts'
import { purgeSenderLimitsDaily } from './sending/sender-limit.ts'
import { planTurnRemindersDaily } from './turns/remind-of-turns.ts'

/** Conversations, messages, receipts and presence. */
export const chatFeature: ServerFeature<unknown, NotificationType> = {
  name: 'chat',
  serve: serveChat,
  configuration: attachmentConfiguration,
  recurring: [
    planTurnRemindersDaily,
    purgeOpenerOffersDaily,
    purgeEarlierTextsDaily,
    purgeAttachmentsHourly,
    releaseAttachmentsWithoutMessageDaily,
    purgeSenderLimitsDaily,
  ],
  notifications: [unreadMessageNotification, yourTurnNotification],
  personalData,
  tables: {
    conversation: keptWithAccount,
    participant: keptWithAccount,
    message: keptWithAccount,
    opener_sent: keptWithAccount,
    opener_offer: purgedAfter(openerOffersKeptDays, purgeOpenerOffersDaily.kind),
    attachment: {
      kept: `as long as the message, or as the report that it is evidence of; then until ${purgeAttachmentsHourly.kind}`,
    },
    attachment_hold: keptWithRow('report', 'ids of files and reports'),
    message_reaction: keptWithAccount,
    sender_limit: { ...keptWithAccount, ...purgedAfter(0, purgeSenderLimitsDaily.kind, 'after it has ended') },
    message_version: purgedAfter(earlierTextsKeptDays, purgeEarlierTextsDaily.kind),
  },
  files: {
    'a voice note or picture of a deleted message': purgedAfter(0, `${deleteUnusedFilesJob.kind}, unless a report holds it`),
  },
}
