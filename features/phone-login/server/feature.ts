import type { OnFirstProof, OnPasswordReset, OnReinstate } from '#features/auth/server/index.ts'
import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter } from '#platform/server/retention-rules.ts'
import { smsConfiguration } from './config.ts'
import { purgePhoneRowsHourly } from './jobs.ts'
import { phoneNotificationTypes } from './notices.ts'
import { servePhoneLogin } from './routes.ts'

/** Signing up and logging in with a phone number, by codes sent to it. */
export const phoneLoginFeature: ServerFeature<
  { onReinstate: OnReinstate; onPasswordReset: OnPasswordReset; onFirstProof: OnFirstProof },
  NotificationType
> = {
  name: 'phone-login',
  serve: servePhoneLogin,
  configuration: smsConfiguration,
  recurring: [purgePhoneRowsHourly],
  notifications: phoneNotificationTypes,
  tables: {
    phone_code: purgedAfter(10 / (24 * 60), purgePhoneRowsHourly.kind, 'hashes of codes under keyed hashes of numbers, for ten minutes'),
    sms_count: purgedAfter(2, purgePhoneRowsHourly.kind, 'counts by country and by keyed hashes of numbers, for two days'),
    sandbox_sms: {
      kept: 'the last 2,000 messages of a demo',
      impersonal: 'plays the phones of the members themselves; a real service sends messages away',
    },
  },
}
