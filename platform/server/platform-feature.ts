import type { ServerFeature } from './feature.ts'
import { purgeJobs } from './jobs/purge-jobs.ts'
import { deliverEvent, eventDelivery, reopenSockets } from './realtime/events.ts'
import { purgedAfter, settings } from './tables.ts'

/** What the platform itself serves and stores, in the form of a feature. */
export const platformFeature: ServerFeature = {
  name: 'platform',
  serve: ({ platform: { jobs, realtime } }) => {
    jobs.handle(deliverEvent, eventDelivery(realtime))
    jobs.handle(reopenSockets, ({ memberId }) => Promise.resolve(realtime.disconnectMember(memberId)))
  },
  recurring: [purgeJobs],
  tables: {
    installation: settings('says whether this is the demo'),
    job: purgedAfter(1, `${purgeJobs.kind}; a key 90 days, what failed for good 30`),
    lease: {
      kept: 'until another process takes it: who does something for all processes',
      impersonal: 'which process does something for all of them',
    },
    secret_use: { kept: 'for good: when a SECRET last signed, about nobody', impersonal: 'when a secret of the service last signed' },
    sql_function: settings('which content of each SQL function the database has'),
    sql_function_release: settings('which releases have applied their SQL functions'),
    sandbox_mail: {
      kept: 'the last 2,000 mails of a demo',
      impersonal: 'plays the mailboxes of the members themselves; a real service sends mails away',
    },
  },
}
