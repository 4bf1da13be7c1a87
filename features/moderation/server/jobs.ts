import { purgeTakenDownPhotos } from '#features/photos/server/index.ts'
import { deleteProfileViewsBefore } from '#features/profiles/server/index.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { eraseRefusedApplicants } from './applicants/erase-refused.ts'
import { appealPeriodDays } from '../contract.ts'
import { endDueSuspensions } from './decisions/end-suspensions.ts'
import { endSuspensionsJob, mailAppealJob, mailDecisionJob } from './job-kinds.ts'
import { createMailAppealHandler, createMailDecisionHandler } from './mails.ts'
import { deleteEmptyCases } from './cases/case-store.ts'
import { deleteReportsClosedBefore } from './reports/report-store.ts'

const dayMs = 86_400_000
/** A decision can be appealed for `appealPeriodDays`, and the appeal needs the evidence. */
const reportsKeptDays = appealPeriodDays
/** A viewed profile can be reported for this long. */
const viewsKeptDays = 90
/** Removed photos can be restored for this long. */
const photosKeptDays = 30

/**
 * Deletes old reports, cases, profile views and removed photos, ends suspensions whose job failed, and erases refused
 * applicants.
 */
export const purgeModerationDataDaily = recurringJob('moderation.sweep', 'day', async (platform, { batches, now }) => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteReportsClosedBefore(batches, before(reportsKeptDays))
  await deleteEmptyCases(batches, before(reportsKeptDays))
  await deleteProfileViewsBefore(batches, before(viewsKeptDays))
  await purgeTakenDownPhotos(batches, before(photosKeptDays), now)
  await endDueSuspensions(platform)
  await eraseRefusedApplicants(platform.db, now)
})

/** Registers the job handlers of this feature. */
export const registerModerationJobs = (platform: Platform): void => {
  const { jobs } = platform
  jobs.handle(endSuspensionsJob, () => endDueSuspensions(platform))
  jobs.handle(mailDecisionJob, createMailDecisionHandler(platform))
  jobs.handle(mailAppealJob, createMailAppealHandler(platform))
}
