import { randomBytes } from 'node:crypto'
import { readAccount } from '#features/auth/server/index.ts'
import { hasEmail } from '#features/members/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { createImportInvitationMail } from './invitation-mail.ts'
import { countUninvitedImports, readLastImportInvitationTime, readUninvitedImports, scheduleImportInvitation, setLinkKey } from './store.ts'

/** The job that mails the link with which the owner of a mailbox confirms or removes an imported account. */
const mailImportedJob = jobKind<{ memberId: string }>('imports.invite', { slow: 'mail' })

/** The account stays for at least this many days after the mail, so that its owner can answer. */
const answerDays = 30
/** Mails are not planned over more days than this, because the last accounts would wait unconfirmed for too long. */
const maxPlanDays = 60
const rowsAtOnce = 500

/** Returns how many days it takes to send `count` mails. */
const planDays = (count: number, perHour: number): number => count / perHour / 24

/**
 * Schedules one mail to each imported member without one, `perHour` mails an hour, after the mails that are already scheduled. Idempotent: a
 * second call schedules nothing.
 * @returns how many were scheduled and when the last is sent; `tooLong`, in days, if it would take more than 60: then nothing is scheduled
 */
export const inviteImportedMembers = async (
  db: Database,
  clock: Clock,
  perHour: number,
): Promise<{ planned: number; last: Date | null; tooLong?: number }> => {
  const days = planDays(await countUninvitedImports(db), perHour)
  if (days > maxPlanDays) return { planned: 0, last: null, tooLong: Math.ceil(days) }
  let planned = 0
  for (;;) {
    const { count } = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const ids = await readUninvitedImports(tx, rowsAtOnce)
      let at = Math.max(now.getTime(), (await readLastImportInvitationTime(tx))?.getTime() ?? 0)
      for (const memberId of ids) {
        at += hourMs / perHour
        await scheduleImportInvitation(tx, memberId, { at: new Date(at), until: new Date(at + answerDays * dayMs) })
        await addJob(tx, mailImportedJob, { memberId }, now, { runAt: new Date(at) })
      }
      return { count: ids.length }
    })
    planned += count
    if (count < rowsAtOnce) return { planned, last: planned === 0 ? null : await readLastImportInvitationTime(db) }
  }
}

/** Registers the job that mails the link. Each try has a new key, because only hashes of keys are stored. */
export const registerImportMailJob = ({ jobs, db, mailer, texts, publicUrl }: Platform): void =>
  jobs.handle(mailImportedJob, async ({ memberId }) => {
    const account = await readAccount(db, memberId)
    if (account === undefined || account.status !== 'unverified' || !hasEmail(account)) return
    const key = randomBytes(32).toString('base64url')
    if (await setLinkKey(db, memberId, key)) await mailer.send(createImportInvitationMail(texts, account, publicUrl, key))
  })
