import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { signOnConfiguration } from './config.ts'
import { purgeSignOnTriesHourly } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveSignOn } from './routes.ts'

/** Staff sign on with the account of their organisation, by OpenID Connect. */
export const staffSignOnFeature: ServerFeature = {
  name: 'staff-sign-on',
  serve: serveSignOn,
  configuration: signOnConfiguration,
  recurring: [purgeSignOnTriesHourly],
  personalData,
  tables: {
    staff_identity: keptWithAccount,
    staff_sign_on_try: purgedAfter(1 / 24, purgeSignOnTriesHourly.kind, 'hashes of random numbers, for ten minutes'),
    staff_session: purgedAfter(1, purgeSignOnTriesHourly.kind, 'hashes, for as long as the session may last'),
    staff_log_out: purgedAfter(
      1 / 24,
      purgeSignOnTriesHourly.kind,
      'hashes of the ids of a token and of who was logged out, for ten minutes',
    ),
  },
}
