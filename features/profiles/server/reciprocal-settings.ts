import { lockMember, type MemberChanges, type MemberRow, updateMember } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { ProfileEdit } from '../contract.ts'

/** Settings that hide something of the member and of everybody else from them, with what they see and since when they show theirs. */
const settings = {
  shows_activity: { sees: 'sees_activity', since: 'activity_shown_at' },
  shows_reads: { sees: 'sees_reads', since: 'reads_shown_at' },
} as const
type Setting = keyof typeof settings
const names = Object.keys(settings) as Setting[]

const waitMs = 24 * 60 * 60 * 1000
const seeAgain = jobKind<{ memberId: string; setting: Setting; since: string }>('profiles.see-again')

/**
 * What follows from switching such a setting on: others see the member at once, and the member sees others a day later. Switched on for one look and
 * off again, it would show what others show only to those who show theirs.
 */
export const showAgain = async (tx: Tx, member: MemberRow, edit: ProfileEdit, now: Date): Promise<MemberChanges> => {
  const changes: MemberChanges = {}
  for (const setting of names) {
    if (edit[setting] !== true || member[setting]) continue
    const { sees, since } = settings[setting]
    Object.assign(changes, { [sees]: false, [since]: now })
    const runAt = new Date(now.getTime() + waitMs)
    await addJob(tx, seeAgain, { memberId: member.id, setting, since: now.toISOString() }, now, { runAt })
  }
  return changes
}

/** Lets members see others again who have shown theirs for a day. */
export const serveSeeAgain = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(seeAgain, ({ memberId, setting, since }) =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, memberId)
      const column = settings[setting]
      // Switched off and on since then: a later job sees to it.
      if (member?.[column.since]?.toISOString() !== since) return
      await updateMember(tx, memberId, { [column.sees]: true }, clock.now())
    }),
  )
