import { hasEmail, type MemberRow } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { seal, unseal } from '#platform/server/secrets/seal.ts'
import { accountErasedMail, type Recipient } from '../mails.ts'

type Secrets = readonly [string, ...string[]]

/** The recipient is sealed: the job outlives the erased account by a day, and longer while the mail server fails. */
const lastMailJob = jobKind<{ sealed: string }>('account.mail-erased', { slow: 'mail' })
const purpose = 'account.mail-erased'

/** Adds the last mail to a member in the transaction of the erasure, so that it is sent if and only if the account is erased. */
export const addLastMail = async (tx: Tx, secrets: Secrets, member: MemberRow, now: Date): Promise<void> => {
  if (!hasEmail(member)) return
  const { firstname, lastname, email, locale } = member
  const recipient: Recipient = { firstname, lastname, email, locale }
  await addJob(tx, lastMailJob, { sealed: seal(secrets, purpose, Buffer.from(JSON.stringify(recipient))).toString('base64') }, now)
}

/** Registers the job that sends the last mail. */
export const registerLastMailJob = ({ jobs, mailer, texts, config, log }: Platform): void =>
  jobs.handle(lastMailJob, async ({ sealed }, { attempt }) => {
    const recipient = unseal(config.secrets, purpose, Buffer.from(sealed, 'base64'))
    if (recipient === undefined) return
    try {
      await mailer.send(accountErasedMail(texts, JSON.parse(recipient.toString()) as Recipient))
    } catch (error) {
      if (attempt < lastMailJob.tries) throw error
      // Give up without an error: a failed job would keep the sealed address for 30 days.
      log.warn({ err: error }, 'the mail about an erasure was given up')
    }
  })
