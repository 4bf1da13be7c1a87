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
  /** The invitations brought along; each sign-up with the address may have brought one. */
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
 * Decides about an account that has just become active, by the mode of this moment and by signs of a farm. Where the mode asks for more than
 * the person brought, the account is held for a moderator, so that nobody loses what they typed. Accounts made in the console do not come here.
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
