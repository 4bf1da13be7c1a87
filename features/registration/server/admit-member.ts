import { lockMember } from '#features/members/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { ApplicantCause, RegistrationMode } from '../contract.ts'
import { holdApplicant } from './applicants/hold-applicant.ts'
import { takeInvitation } from './invitations/invitation-store.ts'
import { mustHoldForRisk } from './risk/risk-points.ts'
import { type SignUpOrigin, weighNewAccount } from './risk/weigh-new-account.ts'
import { lockRegistrationMode } from './rules-store.ts'

interface Arrival extends SignUpOrigin {
  memberId: string
  /** Ids of the invitations used at the sign-up. Each sign-up with the same address may have used one. */
  invitationIds: readonly string[]
}

const causeOf = async (
  tx: Tx,
  mode: RegistrationMode,
  { memberId, invitationIds }: Pick<Arrival, 'memberId' | 'invitationIds'>,
  now: Date,
): Promise<ApplicantCause | undefined> => {
  if (mode === 'open') return undefined
  if (mode === 'invitation') return (await takeInvitation(tx, invitationIds, memberId, now)) ? undefined : 'invitation'
  return mode
}

/**
 * Admits an account that has just become active, or holds it for a moderator. Depends on the current mode and on signs of mass sign-ups. If the mode
 * requires more than
 * the person has, the account is held, so that nobody loses what they typed. Not used for accounts made in the console.
 */
export const admitOrHoldMember = async (tx: Tx, { memberId, invitationIds, ...origin }: Arrival, now: Date): Promise<void> => {
  const ofMode = await causeOf(tx, await lockRegistrationMode(tx), { memberId, invitationIds }, now)
  const member = await lockMember(tx, memberId)
  if (member === undefined) return
  const signals = await weighNewAccount(tx, member, origin, now)
  const cause = ofMode ?? (mustHoldForRisk(signals) ? 'risk' : undefined)
  if (cause === undefined) await recordEvent(tx, { type: 'member.joined', data: { member_id: memberId } }, now)
  else await holdApplicant(tx, member, { cause, signals }, now)
}
