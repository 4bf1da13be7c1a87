import { lockMember, type MemberRow, startSuspension } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import { isAgeSettled, readAgeDoubt } from '../store.ts'

const dayMs = 86_400_000
const ageSettledDays = 90

/** Nobody meets somebody who may be a child, until it was looked at. */
export const hold = async (tx: Tx, reported: MemberRow, caseId: string, now: Date): Promise<void> => {
  if (reported.status !== 'active' && reported.status !== 'paused') return
  // The operator knows them; otherwise anybody could close the console.
  if (canAdminister(reported.role as Role)) return
  if (await isAgeSettled(tx, reported.id, new Date(now.getTime() - ageSettledDays * dayMs))) return
  await startSuspension(tx, reported, { decisionId: caseId, kind: 'hold', until: null, reason: 'underage', now })
}

/** Holds a member whose suspension has ended while a report doubts their age: it hid them instead of that report, which still waits. */
export const holdInDoubt = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const caseId = await readAgeDoubt(tx, memberId)
  const member = caseId === undefined ? undefined : await lockMember(tx, memberId)
  if (caseId !== undefined && member !== undefined) await hold(tx, member, caseId, now)
}
