import { purgeTakenDownPhotos } from '#features/photos/server/index.ts'
import { deleteViewsBefore } from '#features/profiles/server/index.ts'
import { recurring } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endDueSuspensions } from './decisions/end-suspensions.ts'
import { endSuspensions, mailAppeal, mailDecision } from './job-kinds.ts'
import { appealMailer, decisionMailer } from './mails.ts'
import { forgetEmptyCases } from './cases/case-store.ts'
import { removeReportsClosedBefore } from './store.ts'

const dayMs = 86_400_000
/** Evidence stays that long after a report is closed, for an appeal. */
const keptDays = 180
/** Whose profile was opened matters only as long as somebody may want to report it. */
const viewsKeptDays = 90
/** Photos taken down can be put back that long. */
const photosKeptDays = 30

/** Removes what is old, and lifts suspensions that another job has missed. */
export const purgeReports = recurring('moderation.sweep', 'day', async (platform, { batches, now }) => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await removeReportsClosedBefore(batches, before(keptDays))
  await forgetEmptyCases(batches, before(keptDays))
  await deleteViewsBefore(batches, before(viewsKeptDays))
  await purgeTakenDownPhotos(batches, before(photosKeptDays), now)
  await endDueSuspensions(platform)
})

/** Serves the jobs of this feature. */
export const serveJobs = (platform: Platform): void => {
  const { jobs } = platform
  jobs.handle(endSuspensions, () => endDueSuspensions(platform))
  jobs.handle(mailDecision, decisionMailer(platform))
  jobs.handle(mailAppeal, appealMailer(platform))
}
