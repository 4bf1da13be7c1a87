import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import type { OnFirstProof, OnPasswordReset, OnReinstate, OnUnverifiedRemoval } from './dependencies.ts'
import { undoDays } from './email/email-undo-store.ts'
import { purgeExpiredAuthDataHourly } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveAuth } from './routes.ts'

/** Sign-up, sign-in, sessions, codes, passwords and bans. */
export const authFeature: ServerFeature<{
  onReinstate: OnReinstate
  onPasswordReset: OnPasswordReset
  onFirstProof: OnFirstProof
  onRemoval: OnUnverifiedRemoval
}> = {
  name: 'auth',
  serve: serveAuth,
  recurring: [purgeExpiredAuthDataHourly],
  personalData,
  tables: {
    credential: keptWithAccount,
    session: purgedAfter(14, `${purgeExpiredAuthDataHourly.kind}; unused that long, or 24 hours and 90 days after signing in`),
    code: purgedAfter(10 / (24 * 60), purgeExpiredAuthDataHourly.kind),
    failed_attempt: purgedAfter(1, purgeExpiredAuthDataHourly.kind, 'keyed hashes of addresses that end by themselves'),
    email_change: purgedAfter(1 / 24, purgeExpiredAuthDataHourly.kind),
    email_undo: purgedAfter(undoDays, purgeExpiredAuthDataHourly.kind),
    known_device: purgedAfter(180, purgeExpiredAuthDataHourly.kind),
    registration: purgedAfter(2, purgeExpiredAuthDataHourly.kind),
    address_mail: purgedAfter(1, purgeExpiredAuthDataHourly.kind, 'keyed hashes of addresses, for a day'),
    ban: { kept: 'as long as the ban: keyed hashes of an email and a phone', impersonal: 'keyed hashes of who was kept out' },
    ban_key: { kept: 'for good, sealed: what those hashes are made with', impersonal: 'what those hashes are made with, sealed' },
  },
}
