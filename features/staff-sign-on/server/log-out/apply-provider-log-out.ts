import { recordAudit } from '#features/audit/server/index.ts'
import { endSessions, endSessionsOfMember } from '#features/auth/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { storeLogOut, lockLogOuts, readLogOutExpiry, readMemberIdOfIdentity, readStaffSessions, recordLogOutToken } from '../store.ts'
import { type LogOut, maxLogOutAgeSeconds } from './verify-log-out.ts'

/** Milliseconds for which a log-out is kept: twice the age of a token, because clocks may differ. A sign-on can be finished for as long. */
const logOutKeptMs = 2 * maxLogOutAgeSeconds * 1000

interface EndedSession {
  id: string
  member_id: string
}

/** Ends the sessions that were opened in a session at the provider. If the token does not name that session, ends all sessions of the person. */
const endThem = async (tx: Tx, issuer: string, { subject, session }: LogOut, now: Date): Promise<EndedSession[]> => {
  const memberId = subject === undefined ? undefined : await readMemberIdOfIdentity(tx, { issuer, subject })
  // A provider that names no session when somebody signs on may name one here.
  const isKnown =
    session !== undefined && (subject === undefined || (await readStaffSessions(tx, issuer, { subject, session: undefined })).length > 0)
  if (isKnown) return endSessions(tx, await readStaffSessions(tx, issuer, { subject, session }), now)
  if (memberId === undefined) return []
  return (await endSessionsOfMember(tx, memberId, now)).map((id) => ({ id, member_id: memberId }))
}

/**
 * Logs out at the service who was logged out at the provider, and records it in the audit log.
 * @returns the ids of the ended sessions; undefined, without a change, when the token was used before
 */
export const applyProviderLogOut = (db: Database, issuer: string, asked: LogOut, now: Date): Promise<string[] | undefined> =>
  inTransaction(db, async (tx) => {
    const until = new Date(now.getTime() + logOutKeptMs)
    if (!(await recordLogOutToken(tx, issuer, { id: asked.id, until }))) return undefined
    await lockLogOuts(tx, issuer, asked)
    await storeLogOut(tx, issuer, asked, until)
    const ended = await endThem(tx, issuer, asked, now)
    for (const id of new Set(ended.map(({ member_id }) => member_id)))
      await recordAudit(tx, {
        admin: null,
        action: 'staff.signed_out',
        subject: { kind: 'member', id },
        reason: 'by the provider',
        now,
      })
    return ended.map(({ id }) => id)
  })

/**
 * Whether a person was logged out at the provider after they authenticated there: the code of a sign-on may still be good. Log-outs that come later
 * wait until the transaction ends.
 */
export const wasLoggedOutSince = async (
  tx: Tx,
  issuer: string,
  { subject, session, at }: Pick<LogOut, 'session'> & { subject: string; at: Date },
): Promise<boolean> => {
  await lockLogOuts(tx, issuer, { subject, session })
  const until = await readLogOutExpiry(tx, issuer, { subject, session })
  return until !== undefined && at.getTime() <= until.getTime() - logOutKeptMs
}
