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
/** Closed reports are kept as long as a decision can be appealed, because an appeal needs the evidence. */
const reportsKeptDays = appealPeriodDays
/** Profile views are kept for this many days; during them, a viewed member can be reported. */
const viewsKeptDays = 90
/** Removed photos are kept for this many days; during them, they can be restored. */
const photosKeptDays = 30

/**
 * The daily job that deletes old reports, cases, profile views and removed photos, ends suspensions whose own job failed, and makes refused
 * applicants due for erasure.
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
