import { activateMember } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { settleRegistrations } from './registration-store.ts'
import { endSessions } from '../sessions/sessions.ts'
import { clearPassword, setPassword } from '../store.ts'

interface Proof {
  /** The secret of a registration, if the caller has one. */
  secret: string | undefined
  /**
   * Without the secret the account gets what the newest registration gave: after a sign-up that is most likely the caller's. Otherwise it stays as it
   * was made, such as by an invitation.
   */
  orNewest: boolean
}

/**
 * The first proof of an email. A code says nothing about who signed up: a stranger may have. With the secret of a registration the account opens as
 * its registrant gave it, password included; without it there is no password.
 * @returns whether a password has to be set
 */
export const proveEmail = async (tx: Tx, memberId: string, proof: Proof, now: Date): Promise<boolean> => {
  const passwordHash = await settleRegistrations(tx, memberId, proof)
  if (passwordHash === undefined) await clearPassword(tx, memberId)
  else await setPassword(tx, memberId, passwordHash, now)
  await endSessions(tx, memberId, now)
  await activateMember(tx, memberId, now)
  return passwordHash === undefined
}
