import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { codeMail, takenMail } from './mails.ts'
import { lockAccount, readAccount, readAccountByEmail, readStaleUnverified } from './queries.ts'
import { removeUnproven } from './remove-unproven.ts'
import { closeSockets, idleLimit } from './sessions.ts'
import { deleteExpired, replaceCode } from './store.ts'
import { type CodePurpose, hashCode } from './verify-code.ts'

/** Seconds until another code can be asked for. */
export const resendSeconds = 60
const codeMinutes = 10
const unverifiedHours = 48
const hourMs = 3_600_000

/** By email, so that asking is the same work for an unknown one. */
export const sendCode = jobKind<{ email: string; purpose: CodePurpose }>('auth.send-code')
export const mailTaken = jobKind<{ memberId: string }>('auth.mail-taken')
const sweep = jobKind<Record<string, never>>('auth.sweep')

/** One sweep for each hour, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `auth.sweep:${at.toISOString().slice(0, 13)}` })

const mailCode =
  ({ db, clock, config, mailer, texts }: Platform, randomCode: () => string) =>
  async ({ email, purpose }: { email: string; purpose: CodePurpose }, attempt: number): Promise<void> => {
    const account = await readAccountByEmail(db, email)
    if (account === undefined || (purpose === 'verify-email' && account.status !== 'unverified')) return
    const now = clock.now()
    const code = randomCode()
    const hash = hashCode(config.secrets[0], account.id, purpose, code)
    const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
    // A try after the first follows a mail that failed: its code reached nobody.
    const notAfter = attempt > 1 ? now : new Date(now.getTime() - resendSeconds * 1000)
    if (!(await replaceCode(db, { memberId: account.id, purpose, hash, expiresAt }, notAfter, now))) return
    await mailer.send(codeMail(texts, account, { code, minutes: codeMinutes }))
  }

const eraseStale = async ({ db, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - unverifiedHours * hourMs)
  for (const id of await readStaleUnverified(db, before))
    await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, { id })
      // It may have been proven a moment ago.
      if (account?.status === 'unverified') await removeUnproven(tx, account)
    })
}

/** Serves this feature's jobs; `randomCode` makes six digits nobody can foresee. */
export const serveJobs = (platform: Platform, randomCode: () => string): void => {
  const { db, clock, jobs, mailer, realtime, texts, publicUrl } = platform
  const mail = mailCode(platform, randomCode)
  jobs.handle(sendCode, (payload, { attempt }) => mail(payload, attempt))
  jobs.handle(mailTaken, async ({ memberId }) => {
    const account = await readAccount(db, memberId)
    if (account !== undefined) await mailer.send(takenMail(texts, account, publicUrl))
  })
  jobs.handle(closeSockets, ({ sessionIds }) => Promise.resolve(realtime.endSessions(sessionIds)))
  jobs.handle(sweep, async () => {
    const now = clock.now()
    // First, so that a sweep that fails does not end the row of them.
    await inTransaction(db, (tx) => addSweep(tx, new Date(now.getTime() + hourMs), now))
    await deleteExpired(db, idleLimit(now), now)
    await eraseStale(platform)
  })
}
