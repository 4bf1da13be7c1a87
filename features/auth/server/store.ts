import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { emailChangeCutoff } from './email/email-change-store.ts'
import { emailUndoCutoff } from './email/email-undo-store.ts'
import { knownDeviceCutoff } from './sessions/device-store.ts'
import { deleteOldMailCounts } from './codes/mail-limit.ts'
import { deleteExpiredRegistrations, deleteRegistrationsOfMember } from './sign-up/registration-store.ts'

/** Stores the password hash of a member; `hash` comes from `hashPassword`. */
export const setPassword = async (tx: Tx, memberId: string, hash: string, now: Date): Promise<void> => {
  await tx
    .insertInto('credential')
    .values({ member_id: memberId, password_hash: hash, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ password_hash: hash, updated_at: now }))
    .execute()
}

/** Deletes the password of a member, which was set before the email was proven. */
export const clearPassword = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.updateTable('credential').set({ password_hash: null }).where('member_id', '=', memberId).execute()
}

export interface NewSession {
  id: string
  memberId: string
  tokenHash: Buffer
  remember: boolean
  device: string
  country: string | null
  expiresAt: Date
  /** When the person authenticated by a staff sign-on; null for every other session. */
  signedOnAt: Date | null
}

/** Stores a new session. */
export const insertSession = async (tx: Tx, session: NewSession, now: Date): Promise<void> => {
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      remember: session.remember,
      device: session.device,
      country: session.country,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      signed_on_at: session.signedOnAt,
    })
    .execute()
}

/** Reads when a session was opened by a staff sign-on; null if it was opened in another way. */
export const readSignedOnAt = async (db: Database, sessionId: string): Promise<Date | null> => {
  const row = await db.selectFrom('session').select('signed_on_at').where('id', '=', sessionId).executeTakeFirst()
  return row?.signed_on_at ?? null
}

/**
 * Updates the last use of the sessions that were last used until `before`. A session that somebody else is changing is left out, so that this
 * never waits: of several parallel calls only the first updates it.
 * @returns the members of the updated sessions
 */
export const updateLastUse = async (db: Database, ids: readonly string[], before: Date, now: Date): Promise<string[]> => {
  const unused = db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('last_used_at', '<=', before)
    .forUpdate()
    .skipLocked()
  const rows = await db.updateTable('session').set({ last_used_at: now }).where('id', 'in', unused).returning('member_id').execute()
  return rows.map((row) => row.member_id)
}

/** Records that the second factor was entered in a session; `fresh` if together with the password. */
export const recordSecondFactorInSession = async (tx: Tx, sessionId: string, { fresh }: { fresh: boolean }, now: Date): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ second_factor_at: now, ...(fresh ? { fresh_at: now } : {}) })
    .where('id', '=', sessionId)
    .execute()
}

export const deleteSession = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** Deletes one session of a member. Returns false if the member has no such session. */
export const deleteOwnSession = async (db: Database, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('session').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes the sessions of a member except one. Returns the ids of the deleted sessions. */
export const deleteSessionsOfMember = async (tx: Tx, memberId: string, exceptId?: string): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes sessions by id. Returns the id and the member of those that were there. */
export const deleteSessions = (tx: Tx, ids: readonly string[]): Promise<{ id: string; member_id: string }[]> =>
  tx.deleteFrom('session').where('id', 'in', ids).returning(['id', 'member_id']).execute()

export interface NewCode {
  memberId: string
  purpose: string
  hash: Buffer
  /** Hash of the long key in the link. */
  keyHash: Buffer
  expiresAt: Date
}

/** Stores a member's code for a purpose, replacing any earlier one. Returns false and keeps the earlier code if it was sent after `notAfter`. */
export const replaceCode = async (db: Database, code: NewCode, notAfter: Date, now: Date): Promise<boolean> => {
  const fresh = { code_hash: code.hash, key_hash: code.keyHash, attempts: 0, sent_at: now, expires_at: code.expiresAt }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('code')
    .values({ member_id: code.memberId, purpose: code.purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'purpose']).doUpdateSet(fresh).where('code.sent_at', '<=', notAfter))
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The owner of a code: the account with an email, or a member. */
export type CodeOwner = { email: string } | { memberId: string }

const isOwner = (owner: CodeOwner) =>
  'email' in owner ? sql<boolean>`member.email = ${owner.email}` : sql<boolean>`member.id = ${owner.memberId}`

/**
 * Uses up one guess of an account's live code and returns the code; undefined if there is no code or no guess left. It is one statement, so that
 * parallel guesses cannot share one.
 */
export const consumeCodeTry = async (
  tx: Tx,
  owner: CodeOwner,
  { purpose, tries, now }: { purpose: string; tries: number; now: Date },
): Promise<{ member_id: string; hash: Buffer } | undefined> => {
  const { rows } = await sql<{ member_id: string; hash: Buffer }>`
    update code set attempts = code.attempts + 1 from member
    where ${isOwner(owner)} and code.member_id = member.id and code.purpose = ${purpose} and code.attempts < ${tries} and code.expires_at > ${now}
    returning code.member_id, code.code_hash as hash`.execute(tx)
  return rows[0]
}

/** Locks the live code of an account and returns the hash of its link key. Of two parallel uses, only the first finds it. */
export const lockCodeAndReadKeyHash = (tx: Tx, owner: CodeOwner, { purpose, now }: { purpose: string; now: Date }) =>
  tx
    .selectFrom('code')
    .innerJoin('member', 'member.id', 'code.member_id')
    .select(['code.member_id', 'code.key_hash as hash'])
    .where(isOwner(owner))
    .where('code.purpose', '=', purpose)
    .where('code.expires_at', '>', now)
    .forUpdate('code')
    .executeTakeFirst()

export const deleteCode = async (tx: Tx, memberId: string, purpose: string): Promise<void> => {
  await tx.deleteFrom('code').where('member_id', '=', memberId).where('purpose', '=', purpose).execute()
}

/** Deletes all codes of a member. After a change of password or email, the codes mailed before must not work any more. */
export const deleteCodesOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('code').where('member_id', '=', memberId).execute()
}

export interface AttemptLimit {
  maxAttempts: number
  /** The count of failures restarts this many seconds after the last counted failure. */
  seconds: number
}

/**
 * Counts an attempt as failed before it is checked, so that parallel attempts cannot pass together.
 * @returns 0 if the attempt is allowed; otherwise the seconds until the next allowed attempt
 */
export const recordAttempt = async (db: Database | Tx, key: Buffer, { maxAttempts, seconds }: AttemptLimit, now: Date): Promise<number> => {
  const until = new Date(now.getTime() + seconds * 1000)
  const { rows } = await sql`
    insert into failed_attempt as known (key, failed, expires_at) values (${key}, 1, ${until})
    on conflict (key) do update set failed = case when known.expires_at <= ${now} then 1 else known.failed + 1 end, expires_at = excluded.expires_at
    where known.expires_at <= ${now} or known.failed < ${Math.ceil(maxAttempts)}::int
    returning failed`.execute(db)
  if (rows.length > 0) return 0
  const known = await db.selectFrom('failed_attempt').select('expires_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, Math.ceil(((known?.expires_at ?? now).getTime() - now.getTime()) / 1000))
}

/** Resets the counted failures after a success. */
export const clearAttempts = async (db: Database | Tx, key: Buffer): Promise<void> => {
  await db.deleteFrom('failed_attempt').where('key', '=', key).execute()
}

/** Takes back one counted failure after a success. */
export const giveBackAttempt = async (db: Database | Tx, key: Buffer): Promise<void> => {
  await sql`update failed_attempt set failed = greatest(failed - 1, 0) where key = ${key}`.execute(db)
}

/** Deletes expired sessions, codes, counters, email changes and unused devices; `end` receives the ids of the sessions. */
export const deleteExpiredAuthData = async (
  batches: DeletionBudget,
  now: Date,
  idleSince: Date,
  end: (sessionIds: string[]) => void,
): Promise<void> => {
  await deleteInBatches(batches, 'email_change', { by: 'asked_at', upTo: emailChangeCutoff(now) })
  await deleteInBatches(batches, 'email_undo', { by: 'changed_at', upTo: emailUndoCutoff(now) })
  await deleteInBatches(batches, 'known_device', { by: 'used_at', upTo: knownDeviceCutoff(now) })
  await deleteInBatches(batches, 'code', { by: 'expires_at', upTo: now })
  await deleteInBatches(batches, 'failed_attempt', { by: 'expires_at', upTo: now })
  await deleteExpiredRegistrations(batches, now)
  await deleteOldMailCounts(batches, now)
  // An expired session is refused already, so its sockets may be closed before the row is deleted.
  const ended = { returning: 'id', each: (_tx: Tx, ids: string[]) => Promise.resolve(end(ids)) } as const
  await deleteInBatches(batches, 'session', { by: 'expires_at', upTo: now, ...ended })
  await deleteInBatches(batches, 'session', { by: 'last_used_at', upTo: idleSince, ...ended })
}

/** Deletes all auth data of a member. */
export const deleteAuthData = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('code').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('credential').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('email_undo').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('known_device').where('member_id', '=', memberId).execute()
  await deleteRegistrationsOfMember(tx, memberId)
}

/** Serializes sign-ups with one email or one phone number until the transaction ends. */
export const lockContactForSignUp = async (tx: Tx, contact: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 0))`.execute(tx)
}

/** Serializes sign-ups with each of several emails. Locks in a fixed order, so that two callers cannot deadlock. */
export const lockContactsForSignUp = async (tx: Tx, contacts: readonly string[]): Promise<void> => {
  const sorted = contacts.toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(contact, 0)) from unnest(${sql.val(sorted)}::text[]) with ordinality given (contact, place)`.execute(
    tx,
  )
}

/** Runs the work in a savepoint, and rolls it back unless `keep` is true. Both cases take the same time. */
export const runAndRollBackUnless = async (tx: Tx, keep: boolean, work: () => Promise<void>): Promise<void> => {
  await sql`savepoint trial`.execute(tx)
  await work()
  await (keep ? sql`release savepoint trial` : sql`rollback to savepoint trial`).execute(tx)
}
