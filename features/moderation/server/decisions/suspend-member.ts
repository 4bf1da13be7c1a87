import { randomUUID } from 'node:crypto'
import { endSessions, addBan, removeBans } from '#features/auth/server/index.ts'
import { returnGiftsOf } from '#features/gifts/server/index.ts'
import { endSuspension, lockMember, readSuspension, startSuspension } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { addDecision, type NewDecision, reverseDecision } from './decision-store.ts'
import { endSuspensions } from '../job-kinds.ts'
import { tellMember } from './tell-member.ts'

type About = Partial<Pick<NewDecision, 'caseId' | 'adminId' | 'words' | 'note'>>

interface Suspending extends About {
  id: string
  /** A code of `conductReasons`, translated for the member, or a sentence they read as it is. */
  reason: string
  now: Date
}

const decide = async (
  tx: Tx,
  { id, reason, now, ...about }: Suspending,
  { kind, until }: { kind: 'suspend' | 'ban'; until: Date | null },
): Promise<{ decisionId: string; ended: string[]; email: string; phone: string }> => {
  const member = await lockMember(tx, id)
  const decisionId = randomUUID()
  if (member === undefined || !(await startSuspension(tx, member, { decisionId, kind, until, reason, now })))
    throw new AppError(platformErrors.not_found)
  await addDecision(tx, { ...about, id: decisionId, memberId: id, kind, reason, until }, now)
  const ended = await endSessions(tx, id, now)
  await tellMember(tx, decisionId, now)
  return { decisionId, ended, email: member.email, phone: member.phone }
}

/**
 * Hides a member from everybody until a moment, or for good with null, ends their sessions and sockets, and tells them why and how to
 * appeal. An earlier suspension or ban gives way to this one.
 * @returns the decision, and the sessions that have ended: a job closes their sockets, and `realtime.endSessions` after the commit is faster
 * @throws {AppError} platform.not_found for nobody, an account never proven and one that is gone for good
 */
export const suspendMember = async (
  tx: Tx,
  { until, ...given }: Suspending & { until: Date | null },
): Promise<{ decisionId: string; ended: string[] }> => {
  await unban(tx, given.id)
  const { decisionId, ended } = await decide(tx, given, { kind: 'suspend', until })
  if (until !== null) await addJob(tx, endSuspensions, {}, given.now, { runAt: until })
  return { decisionId, ended }
}

/**
 * Suspends a member for good, keeps their email and phone from signing up again, and gives what is open of their gifts back to who bought it;
 * a suspension with an end leaves gifts as they are. `secrets` are those of the configuration.
 * @throws {AppError} platform.not_found as `suspendMember`
 */
export const banMember = async (
  tx: Tx,
  { secrets, ...given }: Suspending & { secrets: readonly [string, ...string[]] },
): Promise<{ decisionId: string; ended: string[] }> => {
  await unban(tx, given.id)
  const { decisionId, ended, email, phone } = await decide(tx, given, { kind: 'ban', until: null })
  await addBan(tx, { email, phone }, decisionId, secrets, given.now)
  await returnGiftsOf(tx, given.id, given.now)
  return { decisionId, ended }
}

const unban = async (tx: Tx, id: string): Promise<string | undefined> => {
  const suspension = await readSuspension(tx, id)
  if (suspension?.kind === 'ban') await removeBans(tx, suspension.decision_id)
  return suspension?.kind === 'hold' ? undefined : suspension?.decision_id
}

/**
 * Makes a suspended, banned or held member again what they were before; what was decided no longer counts.
 * @returns false when there was nothing to take back
 */
export const reactivateMember = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  if ((await lockMember(tx, id)) === undefined) return false
  const decisionId = await unban(tx, id)
  if (decisionId !== undefined) await reverseDecision(tx, decisionId, now)
  return endSuspension(tx, id, now)
}
