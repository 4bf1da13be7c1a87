import { hasEmail, readCancellableDeletion, readMember } from '#features/members/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PersonalDataHandlers } from './export/archive.ts'
import { registerLastMailJob } from './erasure/last-mail.ts'
import { createMakeExportHandler, createRemoveArchiveHandler } from './export/make-export.ts'
import { readExportById } from './export/export-store.ts'
import { mailDeletionJob, mailExportJob, makeExportJob, removeArchiveJob } from './jobs.ts'
import { deletionScheduledMail, exportReadyMail } from './mails.ts'
import { signExportPath } from './export/present-export.ts'

const mailExportHandler =
  ({ db, clock, mailer, texts, publicUrl, brand }: Platform) =>
  async ({ exportId }: { exportId: string }): Promise<void> => {
    const archive = await readExportById(db, exportId)
    if (archive === undefined || archive.storage_key === null || archive.expires_at === null || archive.expires_at <= clock.now()) return
    const member = await readMember(db, archive.member_id)
    if (member === undefined || !hasEmail(member)) return
    const url = `${publicUrl}${signExportPath(archive.id, brand.current().name, archive.storage_key, archive.expires_at)}`
    await mailer.send(exportReadyMail(texts, member, { url, until: archive.expires_at }))
  }

const mailDeletionHandler =
  ({ db, clock, mailer, texts, publicUrl }: Platform) =>
  async ({ memberId }: { memberId: string }): Promise<void> => {
    const [member, deletion] = await Promise.all([readMember(db, memberId), readCancellableDeletion(db, memberId, clock.now())])
    // The deletion was cancelled before the mail was sent.
    if (member === undefined || !hasEmail(member) || deletion === undefined) return
    await mailer.send(deletionScheduledMail(texts, member, { url: `${publicUrl}/login`, eraseAt: deletion.erase_at }))
  }

/** Registers the job handlers of this feature. */
export const registerAccountJobs = (platform: Platform, personalData: PersonalDataHandlers): void => {
  const { jobs } = platform
  jobs.handle(makeExportJob, createMakeExportHandler(platform, personalData))
  jobs.handle(removeArchiveJob, createRemoveArchiveHandler(platform))
  jobs.handle(mailExportJob, mailExportHandler(platform))
  jobs.handle(mailDeletionJob, mailDeletionHandler(platform))
  registerLastMailJob(platform)
}
