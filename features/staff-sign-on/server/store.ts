import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'

interface BrowserProof {
  state: string
  secret: string
}

/** Stores a sign-on that has begun. */
export const addSignOnTry = async (
  tx: Tx,
  { state, secret }: BrowserProof,
  { again, until }: { again: boolean; until: Date },
): Promise<void> => {
  await tx
    .insertInto('staff_sign_on_try')
    .values({ state_hash: hashToken(state), secret_hash: hashToken(secret), again, expires_at: until })
    .execute()
}

/** Deletes an unexpired sign-on of this browser and returns it; undefined if there is none. Of parallel calls, only one gets it. */
export const takeSignOnTry = (db: Database, { state, secret }: BrowserProof, now: Date): Promise<{ again: boolean } | undefined> =>
  db
    .deleteFrom('staff_sign_on_try')
    .where('state_hash', '=', hashToken(state))
    .where('secret_hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .returning('again')
    .executeTakeFirst()

/** Deletes expired sign-ons that were not completed. */
export const deleteExpiredSignOnTries = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'staff_sign_on_try', { by: 'expires_at', upTo: now })

export interface StaffIdentity {
  issuer: string
  subject: string
}

/** Returns the member id for a person at the provider; undefined for an unknown person. */
export const readMemberIdOfIdentity = async (tx: Tx, { issuer, subject }: StaffIdentity): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('staff_identity')
    .select('member_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id
}

/** Links a person at the provider to an account. */
export const addStaffIdentity = async (tx: Tx, { issuer, subject }: StaffIdentity, memberId: string, now: Date): Promise<void> => {
  await tx.insertInto('staff_identity').values({ issuer, subject, member_id: memberId, created_at: now }).execute()
}

/** Stores when somebody has last signed on. */
export const recordSignOn = async (tx: Tx, { issuer, subject }: StaffIdentity, now: Date): Promise<void> => {
  await tx.updateTable('staff_identity').set({ signed_on_at: now }).where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

/** The names that a provider gives are not secret; a hash has the same length for all. */
const hashOfProvider = (issuer: string, value: string): Buffer => createHash('sha256').update(`${issuer} ${value}`).digest()

/** Stores in which session at the provider a session of ours was opened. */
export const addStaffSession = async (
  tx: Tx,
  { issuer, subject }: StaffIdentity,
  { id, providerSession, until }: { id: string; providerSession: string; until: Date },
): Promise<void> => {
  const hashes = { provider_session_hash: hashOfProvider(issuer, providerSession), identity_hash: hashOfProvider(issuer, subject) }
  await tx
    .insertInto('staff_session')
    .values({ session_id: id, ...hashes, expires_at: until })
    .execute()
}

/** Reads the ids of our sessions that were opened in a session at the provider, or by a person there, or both. */
export const readStaffSessions = async (
  tx: Tx,
  issuer: string,
  { subject, session }: { subject: string | undefined; session: string | undefined },
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('staff_session')
    .select('session_id')
    .$if(session !== undefined, (query) => query.where('provider_session_hash', '=', hashOfProvider(issuer, session ?? '')))
    .$if(subject !== undefined, (query) => query.where('identity_hash', '=', hashOfProvider(issuer, subject ?? '')))
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** Records that a log-out token was used; false if it was used before. */
export const recordLogOutToken = async (tx: Tx, issuer: string, { id, until }: { id: string; until: Date }): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_log_out')
    .values({ token_hash: hashOfProvider(issuer, id), expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A session at the provider, or a person there, or both. */
interface LoggedOut {
  subject: string | undefined
  session: string | undefined
}

/** Serializes the log-outs of a session or a person at the provider with a sign-on there, until the transaction ends. */
export const lockLogOuts = async (tx: Tx, issuer: string, { subject, session }: LoggedOut): Promise<void> => {
  for (const name of [session, subject])
    if (name !== undefined) await sql`select pg_advisory_xact_lock(hashtextextended(${`log-out ${issuer} ${name}`}, 0))`.execute(tx)
}

const sessionName = (session: string): string => `session ${session}`
const allSessionsName = (subject: string): string => `all sessions of ${subject}`
const anySessionName = (subject: string): string => `any session of ${subject}`

/** Stores until when a log-out counts: earlier authentications in its session or, if it names none, all of the person, are refused. */
export const storeLogOut = async (tx: Tx, issuer: string, { subject, session }: LoggedOut, until: Date): Promise<void> => {
  const ofPerson = subject === undefined ? [] : [anySessionName(subject), ...(session === undefined ? [allSessionsName(subject)] : [])]
  const names = session === undefined ? ofPerson : [sessionName(session), ...ofPerson]
  await tx
    .insertInto('staff_log_out')
    .values(names.map((name) => ({ token_hash: hashOfProvider(issuer, name), expires_at: until })))
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: until }))
    .execute()
}

/**
 * Returns until when the last log-out that concerns a sign-on is stored; undefined without one. If the sign-on names no session, a log-out of any
 * session of the person concerns it.
 */
export const readLogOutExpiry = async (
  tx: Tx,
  issuer: string,
  { subject, session }: LoggedOut & { subject: string },
): Promise<Date | undefined> => {
  const names = session === undefined ? [anySessionName(subject)] : [sessionName(session), allSessionsName(subject)]
  const hashes = names.map((name) => hashOfProvider(issuer, name))
  const row = await tx
    .selectFrom('staff_log_out')
    .select('expires_at')
    .where('token_hash', 'in', hashes)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst()
  return row?.expires_at
}

/** Deletes what was kept for log-outs and has expired. */
export const deleteExpiredLogOuts = async (batches: DeletionBudget, now: Date): Promise<void> => {
  await deleteInBatches(batches, 'staff_session', { by: 'expires_at', upTo: now })
  await deleteInBatches(batches, 'staff_log_out', { by: 'expires_at', upTo: now })
}

export const deleteStaffIdentityOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('staff_identity').where('member_id', '=', memberId).execute()
}
