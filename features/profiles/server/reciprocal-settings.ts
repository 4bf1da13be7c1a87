import { lockMember, type MemberChanges, type MemberRow, updateMember } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { ProfileEdit } from '../contract.ts'

/**
 * Reciprocal settings: a member who hides something does not see it of others. `sees` is the column for what they see, `since` the time
 * they turned sharing on.
 */
const settings = {
  shows_activity: { sees: 'sees_activity', since: 'activity_shown_at' },
  shows_reads: { sees: 'sees_reads', since: 'reads_shown_at' },
} as const
type Setting = keyof typeof settings
const names = Object.keys(settings) as Setting[]

const waitMs = 24 * 60 * 60 * 1000
const restoreSight = jobKind<{ memberId: string; setting: Setting; since: string }>('profiles.see-again')

/**
 * Schedules the job that lets a member see others a day after they turned on a reciprocal setting. Others see the member at once. Without the
 * delay a member could turn a setting on for one look and off again.
 * @returns the changes of the member row that take effect now
 */
export const scheduleReciprocalSettings = async (tx: Tx, member: MemberRow, edit: ProfileEdit, now: Date): Promise<MemberChanges> => {
  const changes: MemberChanges = {}
  for (const setting of names) {
    if (edit[setting] !== true || member[setting]) continue
    const { sees, since } = settings[setting]
    Object.assign(changes, { [sees]: false, [since]: now })
    const runAt = new Date(now.getTime() + waitMs)
    await addJob(tx, restoreSight, { memberId: member.id, setting, since: now.toISOString() }, now, { runAt })
  }
  return changes
}

/** Registers the job that lets members see others after a day of sharing. */
export const registerReciprocalSettingsJob = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(restoreSight, ({ memberId, setting, since }) =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, memberId)
      const column = settings[setting]
      // The member has turned the setting off since then; if it is on again, a later job handles it.
      if (member?.[column.since]?.toISOString() !== since) return
      await updateMember(tx, memberId, { [column.sees]: true }, clock.now())
    }),
  )
