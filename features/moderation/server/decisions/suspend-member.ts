import { randomUUID } from 'node:crypto'
import { endSessionsAndTokensOfMember, addBan, removeBansOfDecision } from '#features/auth/server/index.ts'
import { queueGiftReturns } from '#features/gifts/server/index.ts'
import { endSuspension, lockMember, readSuspension, startSuspension } from '#features/members/server/index.ts'
import { ApplicantRefusalReason } from '#features/registration/contract.ts'
import { toReasonCode } from './reason-code.ts'
import { applicantHoldReason, setApplicantDecision, holdIfApplicationOpen } from '#features/registration/server/index.ts'
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
): Promise<{ decisionId: string; ended: string[]; contact: { email: string | null; phones: string[]; typedPhone: string } }> => {
  const member = await lockMember(tx, id)
  const decisionId = randomUUID()
  if (member === undefined || !(await startSuspension(tx, member, { decisionId, kind, until, reason, now })))
    throw new AppError(platformErrors.not_found)
  await addDecision(tx, { ...details, id: decisionId, memberId: id, kind, reason, until }, now)
  const data = { member_id: id, kind, reason: toReasonCode(reason) ?? 'other', until: until?.toISOString() ?? null }
  await recordEvent(tx, { type: 'member.suspended', data }, now)
  const ended = await endSessionsAndTokensOfMember(tx, id, now)
  await queueDecisionMail(tx, decisionId, now)
  const { email, proven_phone, phone: typedPhone } = member
  return { decisionId, ended, contact: { email, phones: proven_phone === null ? [] : [proven_phone], typedPhone } }
}

/**
 * Suspends a member until a moment, or without end (null): hides the member, ends the sessions, and mails the reason and how to appeal. Replaces
 * an earlier suspension or ban. Unlike `banMember`, it does not stop a new sign-up and returns no gifts.
 * @returns the decision, and the ids of the ended sessions: call `realtime.endSessions` with them after the commit, or a job closes their
 * sockets later
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
 * Suspends a member without end, stops new sign-ups with their email and proven number, and schedules the return of their open gifts. A sign-up
 * with the number on the profile, which nobody has proven, is held for a moderator.
 * @throws {AppError} platform.not_found as `suspendMember`
 */
export const banMember = async (
  tx: Tx,
  { secrets, ...input }: SuspensionInput & { secrets: readonly [string, ...string[]] },
): Promise<{ decisionId: string; ended: string[] }> => {
  await liftBan(tx, input.id)
  const { decisionId, ended, contact } = await recordSuspension(tx, input, { kind: 'ban', until: null })
  await addBan(tx, contact, decisionId, secrets, input.now)
  await queueGiftReturns(tx, input.id, input.now)
  return { decisionId, ended }
}

/** Removes the bans on a member's email and phones, if there are any. Returns the id of the decision that suspends the member; undefined for none and for a hold. */
const liftBan = async (tx: Tx, id: string): Promise<string | undefined> => {
  const suspension = await readSuspension(tx, id)
  if (suspension?.kind === 'ban') await removeBansOfDecision(tx, suspension.decision_id)
  return suspension?.kind === 'hold' ? undefined : suspension?.decision_id
}

/**
 * Ends the suspension, ban or hold of a member and reverses its decision. A held or refused applicant is approved; an applicant who was
 * suspended for another reason waits again.
 * @returns false if the member was neither suspended nor held
 */
export const reactivateMember = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  if ((await lockMember(tx, id)) === undefined) return false
  const suspension = await readSuspension(tx, id)
  const decisionId = await liftBan(tx, id)
  if (decisionId !== undefined) await markDecisionReversed(tx, decisionId, now)
  const ended = await endSuspension(tx, id, now)
  if (suspension?.reason === applicantHoldReason || ApplicantRefusalReason.safeParse(suspension?.reason).success)
    await setApplicantDecision(tx, id, { from: ['waiting', 'refused'], state: 'approved', by: null }, now)
  await holdIfApplicationOpen(tx, id, now)
  return ended
}
