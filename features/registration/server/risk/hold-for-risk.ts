import { lockMember, type MemberRow } from '#features/members/server/index.ts'
import { readMembersWithSamePhotosAs } from '#features/photos/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { RiskSignal } from '../../contract.ts'
import { holdApplicant } from '../applicants/hold-applicant.ts'
import { mergeRiskSignals, mustHoldForRisk, retroactiveHoldPhotoCount, weighRiskSignals } from './risk-points.ts'
import { hasSignUpTrace, readRiskSignals } from './trace-store.ts'

/** Only photos and accounts up to this many days old are compared with those of a new member. */
const newDays = 30

/** Holds an account because of signals found at a later account. One job for each account, so that no transaction locks several members. */
export const holdForRiskJob = jobKind<{ memberId: string; signals: RiskSignal[] }>('registration.hold-for-risk')

/** Adds a job for each account that holds it because of the signals of its group. */
export const scheduleHoldForRisk = async (
  tx: Tx,
  memberIds: readonly string[],
  signals: readonly RiskSignal[],
  now: Date,
): Promise<void> => {
  const ofGroup = signals.filter(({ sign }) => sign === 'network' || sign === 'number_block' || sign === 'same_photo')
  for (const memberId of memberIds)
    await addJob(tx, holdForRiskJob, { memberId, signals: ofGroup }, now, { dedupe: `registration.hold-for-risk:${memberId}` })
}

const isNew = ({ verified_at }: MemberRow, now: Date): boolean =>
  verified_at !== null && now.getTime() - verified_at.getTime() < newDays * dayMs

/** Holds a new member if the signals of the sign-up and these signals together reach the limit. */
export const holdForRisk = (db: Database, { memberId, signals }: { memberId: string; signals: RiskSignal[] }, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const all = mergeRiskSignals(await readRiskSignals(tx, memberId), signals)
    if (member !== undefined && isNew(member, now) && mustHoldForRisk(all))
      await holdApplicant(tx, member, { cause: 'risk', signals: all }, now)
  })

/**
 * After an upload, compares the photos of a member who signed up over the internet in the last week with those of other new members. Schedules holds
 * for copies.
 */
export const holdForCopiedPhotos = async (db: Database, memberId: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - newDays * dayMs)
  if (!(await hasSignUpTrace(db, memberId))) return
  const others = await readMembersWithSamePhotosAs(db, memberId, since)
  if (others.length === 0) return
  const signals = weighRiskSignals({ photo: others.length })
  await holdForRisk(db, { memberId, signals }, now)
  // The earliest member may be the person in the photo, so only later ones are held.
  const copies = others.slice(1)
  if (others.length >= retroactiveHoldPhotoCount) await inTransaction(db, (tx) => scheduleHoldForRisk(tx, copies, signals, now))
}
