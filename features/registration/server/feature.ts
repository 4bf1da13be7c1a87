import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { invitationKeptDays } from './invitations/invitation-store.ts'
import { signUpRateDays } from './proof/proof-store.ts'
import { traceKeptDays } from './risk/trace-store.ts'
import { approvedNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { purgeRegistrationDaily } from './purge.ts'
import { serveRegistration } from './routes.ts'

/** Who may sign up: modes, invitations, and accounts that wait for a moderator. */
export const registrationFeature: ServerFeature<unknown, NotificationType> = {
  name: 'registration',
  serve: serveRegistration,
  recurring: [purgeRegistrationDaily],
  notifications: [approvedNotification],
  personalData,
  tables: {
    registration_rules: keptAsSettings('who may sign up'),
    mail_domain: keptAsSettings('which domains of mail are held, and which never'),
    invitation: purgedAfter(invitationKeptDays, purgeRegistrationDaily.kind),
    applicant: keptWithAccount,
    sign_up_rate: purgedAfter(signUpRateDays, purgeRegistrationDaily.kind, 'how many people signed up in ten minutes'),
    used_proof: purgedAfter(1, purgeRegistrationDaily.kind, 'a random number'),
    sign_up_trace: purgedAfter(traceKeptDays, purgeRegistrationDaily.kind, 'keyed hashes of a network and a block of numbers, for a week'),
  },
}
