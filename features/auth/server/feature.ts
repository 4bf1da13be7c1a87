import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import type { OnReinstate } from './dependencies.ts'
import { purgeExpiredAuthData } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveAuth } from './routes.ts'

/** Sign-up, sign-in, sessions, codes, passwords and bans. */
export const authFeature: ServerFeature<{ onReinstate: OnReinstate }> = {
  name: 'auth',
  serve: serveAuth,
  recurring: [purgeExpiredAuthData],
  personalData,
  tables: {
    credential: keptWithAccount,
    session: purgedAfter(14, `${purgeExpiredAuthData.kind}; unused that long, or 24 hours and 90 days after signing in`),
    code: purgedAfter(10 / (24 * 60), purgeExpiredAuthData.kind),
    failed_attempt: purgedAfter(1, purgeExpiredAuthData.kind, 'keyed hashes of addresses that end by themselves'),
    email_change: purgedAfter(1 / 24, purgeExpiredAuthData.kind),
    known_device: purgedAfter(180, purgeExpiredAuthData.kind),
    registration: purgedAfter(2, purgeExpiredAuthData.kind),
    address_mail: purgedAfter(1, purgeExpiredAuthData.kind, 'keyed hashes of addresses, for a day'),
    ban: { kept: 'as long as the ban: keyed hashes of an email and a phone', impersonal: 'keyed hashes of who was kept out' },
    ban_key: { kept: 'for good, sealed: what those hashes are made with', impersonal: 'what those hashes are made with, sealed' },
  },
}
