import { randomUUID } from 'node:crypto'
import { shutOutMember, addBan, removeBansOfDecision } from '#features/auth/server/index.ts'
import { queueGiftReturns } from '#features/gifts/server/index.ts'
import { endSuspension, lockMember, readSuspension, startSuspension } from '#features/members/server/index.ts'
import { ApplicantReason } from '#features/registration/contract.ts'
import { reasonCode } from './reason-code.ts'
import { applicantHold, closeApplicant, holdIfApplicationOpen } from '#features/registration/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { addDecision, type NewDecision, markDecisionReversed } from './decision-store.ts'
import { endSuspensionsJob } from '../job-kinds.ts'
import { queueDecisionMail } from './queue-mails.ts'

type DecisionDetails = Partial<Pick<NewDecision, 'caseId' | 'adminId' | 'words' | 'note'>>

interface SuspensionInput extends DecisionDetails {
  id: string
  /** A code of `conductReasons`, translated for the member, or a sentence shown unchanged. */
  reason: string
  now: Date
}

const recordSuspension = async (
  tx: Tx,
  { id, reason, now, ...details }: SuspensionInput,
  { kind, until }: { kind: 'suspend' | 'ban'; until: Date | null },
): Promise<{ decisionId: string; ended: string[]; email: string | null; phones: string[] }> => {
  const member = await lockMember(tx, id)
  const decisionId = randomUUID()
  if (member === undefined || !(await startSuspension(tx, member, { decisionId, kind, until, reason, now })))
    throw new AppError(platformErrors.not_found)
  await addDecision(tx, { ...details, id: decisionId, memberId: id, kind, reason, until }, now)
  const data = { member_id: id, kind, reason: reasonCode(reason) ?? 'other', until: until?.toISOString() ?? null }
  await recordEvent(tx, { type: 'member.suspended', data }, now)
  const ended = await shutOutMember(tx, id, now)
  await queueDecisionMail(tx, decisionId, now)
  return { decisionId, ended, email: member.email, phones: [member.phone, member.proven_phone ?? ''] }
}

/**
 * Suspends a member until a moment, or without end (null): hides them, ends their sessions and sockets, and mails them the reason and how to
 * appeal. Unlike `banMember`, it bars nobody from signing up again and returns no gifts. Replaces an earlier suspension or ban.
 * @returns the decision, and the ended sessions: a job closes their sockets, `realtime.endSessions` after the commit does it sooner
 * @throws {AppError} platform.not_found for an unknown, unverified or deleted member
 */
export const suspendMember = async (
  tx: Tx,
  { until, ...input }: SuspensionInput & { until: Date | null },
): Promise<{ decisionId: string; ended: string[] }> => {
  await liftBan(tx, input.id)
  const { decisionId, ended } = await recordSuspension(tx, input, { kind: 'suspend', until })
  if (until !== null) await addJob(tx, endSuspensionsJob, {}, input.now, { runAt: until })
  return { decisionId, ended }
}

/**
 * Suspends a member permanently, bars their email and phone from signing up again, and returns their open gifts to the buyers a minute
 * later. A suspension does not return gifts. `secrets` are those of the configuration.
 * @throws {AppError} platform.not_found as `suspendMember`
 */
export const banMember = async (
  tx: Tx,
  { secrets, ...input }: SuspensionInput & { secrets: readonly [string, ...string[]] },
): Promise<{ decisionId: string; ended: string[] }> => {
  await liftBan(tx, input.id)
  const { decisionId, ended, email, phones } = await recordSuspension(tx, input, { kind: 'ban', until: null })
  await addBan(tx, { email, phones }, decisionId, secrets, input.now)
  await queueGiftReturns(tx, input.id, input.now)
  return { decisionId, ended }
}

/** Removes a ban. @returns the decision in force, unless it is a hold */
const liftBan = async (tx: Tx, id: string): Promise<string | undefined> => {
  const suspension = await readSuspension(tx, id)
  if (suspension?.kind === 'ban') await removeBansOfDecision(tx, suspension.decision_id)
  return suspension?.kind === 'hold' ? undefined : suspension?.decision_id
}

/**
 * Ends the suspension, ban or hold of a member and reverses its decision. An applicant is let in; one who was suspended for something else
 * still waits.
 * @returns false if there was none
 */
export const reactivateMember = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  if ((await lockMember(tx, id)) === undefined) return false
  const suspension = await readSuspension(tx, id)
  const decisionId = await liftBan(tx, id)
  if (decisionId !== undefined) await markDecisionReversed(tx, decisionId, now)
  const ended = await endSuspension(tx, id, now)
  if (suspension?.reason === applicantHold || ApplicantReason.safeParse(suspension?.reason).success)
    await closeApplicant(tx, id, { from: ['waiting', 'refused'], state: 'approved', by: null }, now)
  await holdIfApplicationOpen(tx, id, now)
  return ended
}
