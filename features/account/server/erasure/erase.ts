import { isDeletionDue, lockMember, type MemberRow, readDueDeletions, excludeErasedMembers } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { deleteJobsMentioning } from '#platform/server/jobs/add-job.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PersonalDataHandlers } from '../export/archive.ts'
import { openErasureLog, type ErasureLog } from './erasure-log.ts'
import { addLastMail } from './last-mail.ts'

export interface ErasureDependencies {
  platform: Pick<Platform, 'db' | 'clock' | 'config'>
  features: PersonalDataHandlers
  log: ErasureLog
}

/** Collects the dependencies of an erasure. */
export const collectErasureDependencies = (platform: Platform, features: PersonalDataHandlers): ErasureDependencies => ({
  platform,
  features,
  log: openErasureLog(platform.config, platform.storage),
})

/** Erases the member's data in every feature. The order of the features clears the member row last. The caller holds the member's lock. */
const eraseMember = async (tx: Tx, features: PersonalDataHandlers, member: MemberRow, now: Date): Promise<void> => {
  const { id, email, proven_phone } = member
  await deleteJobsMentioning(tx, [id, ...[email, proven_phone].filter((each) => each !== null)])
  for (const feature of Object.values(features)) await feature.erase(tx, id, now)
}

/** Erases members whose grace period of 14 days is over, at most 100 per run. */
export const eraseDueMembers = async ({ platform, features, log }: ErasureDependencies): Promise<void> => {
  const { db, clock, config } = platform
  for (const { member_id: id } of await readDueDeletions(db, clock.now())) {
    await inTransaction(db, async (tx) => {
      const member = await lockMember(tx, id)
      // The member may have been reinstated, may have appealed, or may have kept the account at the last moment.
      if (member === undefined || !(await isDeletionDue(tx, id, clock.now()))) return
      // Log first: if the process stops in between, the next start repeats the erasure.
      await log.add(id, clock.now())
      await eraseMember(tx, features, member, clock.now())
      await addLastMail(tx, config.secrets, member, clock.now())
    })
  }
}

const batchSize = 500

/**
 * Erases members again whom a restored backup has brought back.
 * @returns the number of members erased
 */
export const replayErasures = async ({ platform, features, log }: ErasureDependencies): Promise<number> => {
  const { db, clock } = platform
  const ids = await log.read()
  let replayed = 0
  for (let start = 0; start < ids.length; start += batchSize)
    for (const id of await excludeErasedMembers(db, ids.slice(start, start + batchSize))) {
      await inTransaction(db, async (tx) => {
        const member = await lockMember(tx, id)
        if (member !== undefined) await eraseMember(tx, features, member, clock.now())
      })
      replayed += 1
    }
  return replayed
}

/** Erases members after their grace period. Each deletion also schedules a run at its due time. */
export const eraseDueMembersHourly = recurringJob<{ personalData: PersonalDataHandlers }>(
  'account.erase-due',
  'hour',
  (platform, _turn, { personalData }) => eraseDueMembers(collectErasureDependencies(platform, personalData)),
)
