import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteExpiredPhoneRows } from './codes/code-store.ts'
import { sendPhoneCode } from './codes/send-phone-code.ts'
import { smsConfiguration } from './config.ts'
import { sendPhoneCodeJob } from './job-kinds.ts'
import { registerPhoneMails } from './notices.ts'
import { createInboxSender } from './sms/inbox.ts'
import { createSmsSender } from './sms/sender.ts'

const hourMs = 3_600_000

/** Registers the job handlers of this feature. `randomCode` returns six unpredictable digits. */
export const registerPhoneJobs = (platform: Platform, randomCode: () => string): void => {
  const { db, clock, config, jobs, log, metrics } = platform
  const { account } = config.section(smsConfiguration)
  registerPhoneMails(platform)
  if (account === undefined) return jobs.handle(sendPhoneCodeJob, () => Promise.resolve())
  const sendSms = account === 'inbox' ? createInboxSender(db, clock) : createSmsSender(account)
  const count = metrics.counter('ndloo_sms_total', 'Requested messages with a code, by how they ended.', ['outcome'])
  /** The hour in which the cap of a country was last logged, so that an attack does not fill the log. */
  const logged = new Map<string, number>()
  jobs.handle(sendPhoneCodeJob, async (wanted, { attempt }) => {
    // A run that was interrupted may have sent the message.
    if (attempt > 1) return
    const outcome = await sendPhoneCode(platform, { sendSms, randomCode }, wanted)
    count([outcome])
    const hour = Math.floor(clock.now().getTime() / hourMs)
    if (outcome !== 'over_country' || logged.get(wanted.country) === hour) return
    logged.set(wanted.country, hour)
    log.warn({ country: wanted.country }, 'the spending cap of messages to a country is reached for this hour')
  })
}

/** Deletes codes that have expired, and counts of messages. */
export const purgePhoneRowsHourly = recurringJob('phone-login.sweep', 'hour', (_platform, { batches, now }) =>
  deleteExpiredPhoneRows(batches, now),
)
