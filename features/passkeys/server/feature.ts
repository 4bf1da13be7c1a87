import type { OnReinstate } from '#features/auth/server/index.ts'
import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { purgeChallengesHourly } from './jobs.ts'
import { passkeyNotificationTypes } from './notices.ts'
import { personalData } from './personal-data.ts'
import { servePasskeys } from './routes.ts'

/** Logging in with a key in the member's device, beside password and code. */
export const passkeysFeature: ServerFeature<{ onReinstate: OnReinstate }, NotificationType> = {
  name: 'passkeys',
  serve: servePasskeys,
  recurring: [purgeChallengesHourly],
  notifications: passkeyNotificationTypes,
  personalData,
  tables: {
    passkey: keptWithAccount,
    passkey_challenge: purgedAfter(5 / (24 * 60), purgeChallengesHourly.kind),
  },
}
