import { activateMember } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { deleteRegistrations, settleRegistrations } from './registration-store.ts'
import { endSessions } from './sessions.ts'
import { clearPassword, setPassword } from './store.ts'

/**
 * The first proof of an email, by a code that says nothing about who signed up: a stranger may have. The account opens without the password
 * of any registration.
 */
export const proveEmail = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await clearPassword(tx, memberId)
  await deleteRegistrations(tx, memberId)
  await endSessions(tx, memberId, now)
  await activateMember(tx, memberId, now)
}

/**
 * The first proof of an email after a sign-up. With the secret of a registration the account opens as its registrant gave it, password included.
 * Without it the asker may be somebody else than the registrant, so the account opens without a password.
 * @returns whether a password has to be set
 */
export const proveRegistration = async (tx: Tx, memberId: string, secret: string | undefined, now: Date): Promise<boolean> => {
  const passwordHash = await settleRegistrations(tx, memberId, secret)
  if (passwordHash === undefined) await clearPassword(tx, memberId)
  else await setPassword(tx, memberId, passwordHash, now)
  await endSessions(tx, memberId, now)
  await activateMember(tx, memberId, now)
  return passwordHash === undefined
}
