import { countryWithName, hasEmail } from '#features/members/server/index.ts'
import { supportEmailOf } from '#platform/server/brand.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { DeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { authText } from '../locales/text.ts'
import {
  closeSocketsJob,
  mailEmailChangedJob,
  mailNewDeviceJob,
  mailPasswordChangedJob,
  mailEmailTakenJob,
  mailCodeJob,
  mailInvitationJob,
} from './job-kinds.ts'
import { emailUndoEnd, createEmailUndoKey, emailUndoUrl } from './email/email-undo-store.ts'
import { mailInvitation } from './sign-up/invite.ts'
import { createAndMailCode } from './codes/create-and-mail-code.ts'
import { recordMailIfAllowed } from './codes/mail-limit.ts'
import { emailChangedMail, newDeviceMail, passwordChangedMail, emailTakenMail } from './mails.ts'
import { type Account, localeOf, lockAccount, readAccount, readStaleUnverifiedIds } from './queries.ts'
import type { OnUnverifiedRemoval } from './dependencies.ts'
import { removeUnverifiedAccount } from './sign-up/remove-unverified-account.ts'
import { idleSessionCutoff } from './sessions/sessions.ts'
import { deleteExpiredAuthData } from './store.ts'

const unverifiedHours = 48

const removeStaleAccounts = async (batches: DeletionBudget, onRemoval: OnUnverifiedRemoval, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - unverifiedHours * 3_600_000)
  for (;;) {
    const ids = await readStaleUnverifiedIds(batches.db, before, batches.rows)
    for (const id of ids)
      await inTransaction(batches.db, async (tx) => {
        const account = await lockAccount(tx, { id })
        // The email may have been proven in the meantime.
        if (account?.status === 'unverified') await removeUnverifiedAccount(tx, account, onRemoval, now)
      })
    if (ids.length < batches.rows) return
    if (batches.isOver()) return void (batches.unfinished = true)
  }
}

/** Returns the placeholder values for a mail about a sign-in: device, country and time. */
export const signInMailValues = (
  { texts }: Platform,
  account: Account,
  { device, country, at }: { device: string; country?: string | undefined; at: string },
) => {
  const locale = localeOf(account)
  const time = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    device: device || texts.translate(locale, authText, 'sessions.unknownDevice'),
    country: country === undefined ? texts.translate(locale, authText, 'sessions.unknownCountry') : countryWithName(country, locale).name,
    time: `${time.format(new Date(at))} UTC`,
  }
}

/** Registers the job handlers of this feature. `randomCode` returns six unpredictable digits. */
export const registerAuthJobs = (platform: Platform, randomCode: () => string): void => {
  const { db, clock, config, jobs, mailer, realtime, texts, publicUrl } = platform
  const tell = async (memberId: string, mailsFor: (account: Account) => Mail[]): Promise<void> => {
    const account = await readAccount(db, memberId)
    if (account !== undefined && hasEmail(account)) for (const mail of mailsFor(account)) await mailer.send(mail)
  }
  jobs.handle(mailCodeJob, (wanted, { attempt }) => createAndMailCode(platform, randomCode, wanted, attempt))
  jobs.handle(mailInvitationJob, ({ memberId }) => mailInvitation(platform, randomCode, memberId))
  jobs.handle(mailEmailTakenJob, async ({ memberId }, { attempt }) => {
    const account = await readAccount(db, memberId)
    if (account === undefined || !hasEmail(account)) return
    const mail = { email: account.email, kind: 'taken', known: false, asked: clock.now() } as const
    // Count only the first attempt: a retry sends the same mail.
    if (attempt === 1 && !(await recordMailIfAllowed(db, { secret: config.secrets[0], factor: config.limitFactor }, mail))) return
    await mailer.send(emailTakenMail(texts, account, publicUrl))
  })
  jobs.handle(mailNewDeviceJob, ({ memberId, ...seen }) =>
    tell(memberId, (account) => [newDeviceMail(texts, account, signInMailValues(platform, account, seen), publicUrl)]),
  )
  jobs.handle(mailPasswordChangedJob, ({ memberId }) => tell(memberId, (account) => [passwordChangedMail(texts, account, publicUrl)]))
  jobs.handle(mailEmailChangedJob, ({ memberId, from, to, undo: id, at }) => {
    const undo =
      id === undefined || at === undefined || from === undefined
        ? undefined
        : { url: emailUndoUrl(publicUrl, from, createEmailUndoKey(config.secrets[0], id)), until: emailUndoEnd(new Date(at)) }
    const changed = { from, operator: supportEmailOf(platform), undo }
    return tell(memberId, (account) =>
      [from, to].flatMap((each) => (each === undefined ? [] : emailChangedMail(texts, account, { ...changed, to: each }, publicUrl))),
    )
  })
  jobs.handle(closeSocketsJob, ({ sessionIds }) => Promise.resolve(realtime.endSessions(sessionIds)))
}

/** Removes expired sessions, codes and devices, and accounts whose email was never proven. */
export const purgeExpiredAuthDataHourly = recurringJob<{ onRemoval: OnUnverifiedRemoval }>(
  'auth.sweep',
  'hour',
  async ({ realtime }, { batches, now }, { onRemoval }) => {
    // Remove accounts before registrations: an account that has lost its registrations would count as made in the console, and no moderator would
    // look at it.
    await removeStaleAccounts(batches, onRemoval, now)
    // An idle socket sends no request that could notice the end of its session, so it is closed here.
    await deleteExpiredAuthData(batches, now, idleSessionCutoff(now), (ids) => realtime.endSessions(ids))
  },
)
