import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { iceConfiguration } from './config.ts'
import { incomingCallNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveCalls } from './routes.ts'

/** Voice and video calls. */
export const callsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'calls',
  serve: serveCalls,
  notifications: [incomingCallNotification],
  configuration: iceConfiguration,
  personalData,
  tables: { call: keptWithAccount, call_seat: { kept: 'as long as the call rings or goes on' } },
}
