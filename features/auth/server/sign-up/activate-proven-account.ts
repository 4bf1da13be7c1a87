import { activateMember } from '#features/members/server/index.ts'
import { admitOrHoldMember } from '#features/registration/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { isPhoneOnBannedProfile } from '../bans/ban-store.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { moveRegistrationToAccount } from './registration-store.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { clearPassword, setPassword } from '../store.ts'

interface RegistrationChoice {
  /** Secret of a registration, if the caller has one. */
  secret: string | undefined
  /**
   * Without the secret, true applies the newest registration, which after a sign-up is most likely the caller's. False keeps the data of the
   * account as created, for example by an administrator.
   */
  orNewest: boolean
}

/**
 * Activates an account after the first proof of its email, and ends its sessions. A stranger may have signed up with the address, so the account
 * gets a password only with the secret of a registration. The registration rules may hold the account for a moderator, unless an administrator
 * added it or it was imported.
 * @returns whether the member must set a password
 */
export const activateProvenAccount = async (
  tx: Tx,
  memberId: string,
  proof: RegistrationChoice,
  { now, actor }: Pick<Context, 'actor' | 'now'>,
  { secrets, limitFactor, onFirstProof }: Pick<AuthDependencies, 'secrets' | 'limitFactor' | 'onFirstProof'>,
): Promise<boolean> => {
  const { passwordHash, isSignUp, invitationIds, begunAt } = await moveRegistrationToAccount(tx, memberId, proof)
  if (passwordHash === undefined) await clearPassword(tx, memberId)
  else await setPassword(tx, memberId, passwordHash, now)
  await endSessionsOfMember(tx, memberId, now)
  await activateMember(tx, memberId, now)
  const isImported = await onFirstProof(tx, memberId, { replaced: begunAt !== undefined }, now)
  const isNumberOfBanned = (phone: string) => isPhoneOnBannedProfile(tx, phone, secrets)
  if (isSignUp && !isImported)
    await admitOrHoldMember(tx, { memberId, invitationIds, begunAt, actor, secret: secrets[0], limitFactor, isNumberOfBanned }, now)
  else await recordEvent(tx, { type: 'member.joined', data: { member_id: memberId } }, now)
  return passwordHash === undefined
}
