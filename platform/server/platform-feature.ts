import { makePartitionsHourly, type PartitionedTablesOwner } from './db/partitions/make-partitions-hourly.ts'
import type { ServerFeature } from './feature.ts'
import { purgeJobsHourly } from './jobs/purge-jobs.ts'
import { deliverEventJob, createDeliverEventHandler, disconnectMemberJob } from './realtime/events.ts'
import { purgedAfter, keptAsSettings } from './retention-rules.ts'

/** Jobs and tables of the platform itself, declared like a feature. */
export const platformFeature: ServerFeature<PartitionedTablesOwner> = {
  name: 'platform',
  serve: ({ platform: { jobs, realtime } }) => {
    jobs.handle(deliverEventJob, createDeliverEventHandler(realtime))
    jobs.handle(disconnectMemberJob, ({ memberId }) => Promise.resolve(realtime.disconnectMember(memberId)))
  },
  recurring: [purgeJobsHourly, makePartitionsHourly],
  tables: {
    file_key: keptAsSettings('keys of the keys of files'),
    installation: keptAsSettings('says whether this is the demo'),
    job: purgedAfter(1, `${purgeJobsHourly.kind}; a key 90 days, what failed for good 30`),
    lease: {
      kept: 'until another process takes it: who does something for all processes',
      impersonal: 'which process does something for all of them',
    },
    secret_use: { kept: 'for good: when a SECRET last signed, about nobody', impersonal: 'when a secret of the service last signed' },
    sql_function: keptAsSettings('which content of each SQL function the database has'),
    sql_function_release: keptAsSettings('which releases have applied their SQL functions'),
    sandbox_mail: {
      kept: 'the last 2,000 mails of a demo',
      impersonal: 'plays the mailboxes of the members themselves; a real service sends mails away',
    },
  },
}
