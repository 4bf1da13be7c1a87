import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { emailChangeLimit } from './email/email-change-store.ts'
import { knownDeviceLimit } from './sessions/device-store.ts'
import { deleteOldMails } from './codes/mail-limit.ts'
import { deleteLapsedRegistrations, deleteRegistrations } from './sign-up/registration-store.ts'

/** Sets the password of a member; `hash` as `hashPassword` makes it. */
export const setPassword = async (tx: Tx, memberId: string, hash: string, now: Date): Promise<void> => {
  await tx
    .insertInto('credential')
    .values({ member_id: memberId, password_hash: hash, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ password_hash: hash, updated_at: now }))
    .execute()
}

/** Takes the password away: it was set by somebody who had not proven the address. */
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
}

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
    })
    .execute()
}

/** Notes a use; of several at once, one is told that it was the first since `before`. */
export const touchSession = async (db: Database, id: string, before: Date, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('last_used_at', '<=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The second factor was proven in a session, `fresh` together with the password. */
export const noteSecondFactor = async (tx: Tx, sessionId: string, { fresh }: { fresh: boolean }, now: Date): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ second_factor_at: now, ...(fresh ? { fresh_at: now } : {}) })
    .where('id', '=', sessionId)
    .execute()
}

export const deleteSession = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** Removes one session of a member; false when they have none of that id. */
export const deleteOwnSession = async (db: Database, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('session').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Removes the sessions of a member but one, and answers their ids. */
export const deleteSessions = async (tx: Tx, memberId: string, exceptId?: string): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export interface NewCode {
  memberId: string
  purpose: string
  hash: Buffer
  /** Of the long key in the link beside it. */
  keyHash: Buffer
  expiresAt: Date
}

/** Puts a code, asked for at `now`, in the place of the one before; refused (false) while that was asked for after `notAfter`. */
export const replaceCode = async (db: Database, code: NewCode, notAfter: Date, now: Date): Promise<boolean> => {
  const fresh = { code_hash: code.hash, key_hash: code.keyHash, attempts: 0, sent_at: now, expires_at: code.expiresAt }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('code')
    .values({ member_id: code.memberId, purpose: code.purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'purpose']).doUpdateSet(fresh).where('code.sent_at', '<=', notAfter))
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Spends one try of the living code of an email and answers it; nothing without a code or a try left.
 * One statement, so that guesses in parallel cannot share a try.
 */
export const tryCode = async (
  tx: Tx,
  { email, purpose, tries, now }: { email: string; purpose: string; tries: number; now: Date },
): Promise<{ member_id: string; hash: Buffer } | undefined> => {
  const { rows } = await sql<{ member_id: string; hash: Buffer }>`
    update code set attempts = code.attempts + 1 from member
    where member.email = ${email} and code.member_id = member.id and code.purpose = ${purpose} and code.attempts < ${tries} and code.expires_at > ${now}
    returning code.member_id, code.code_hash as hash`.execute(tx)
  return rows[0]
}

/** The hash of the long key beside the living code of an email, locked, so that of two uses at once one finds it. */
export const readCode = (tx: Tx, { email, purpose, now }: { email: string; purpose: string; now: Date }) =>
  tx
    .selectFrom('code')
    .innerJoin('member', 'member.id', 'code.member_id')
    .select(['code.member_id', 'code.key_hash as hash'])
    .where('member.email', '=', email)
    .where('code.purpose', '=', purpose)
    .where('code.expires_at', '>', now)
    .forUpdate('code')
    .executeTakeFirst()

export const deleteCode = async (tx: Tx, memberId: string, purpose: string): Promise<void> => {
  await tx.deleteFrom('code').where('member_id', '=', memberId).where('purpose', '=', purpose).execute()
}

/** Every code of a member, whatever for: they were mailed for a password or to an address that no longer holds. */
export const deleteCodes = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('code').where('member_id', '=', memberId).execute()
}

export interface AttemptLimit {
  most: number
  /** Counted until this long after the last failure. */
  seconds: number
}

/**
 * Counts an attempt as failed before it is judged, so that attempts in parallel cannot slip through together.
 * Answers 0, or the seconds until another one is allowed.
 */
export const countAttempt = async (db: Database | Tx, key: Buffer, { most, seconds }: AttemptLimit, now: Date): Promise<number> => {
  const until = new Date(now.getTime() + seconds * 1000)
  const { rows } = await sql`
    insert into failed_attempt as known (key, failed, expires_at) values (${key}, 1, ${until})
    on conflict (key) do update set failed = case when known.expires_at <= ${now} then 1 else known.failed + 1 end, expires_at = excluded.expires_at
    where known.expires_at <= ${now} or known.failed < ${Math.ceil(most)}::int
    returning failed`.execute(db)
  if (rows.length > 0) return 0
  const known = await db.selectFrom('failed_attempt').select('expires_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, Math.ceil(((known?.expires_at ?? now).getTime() - now.getTime()) / 1000))
}

/** Forgets the failures after a success. */
export const forgetAttempts = async (db: Database | Tx, key: Buffer): Promise<void> => {
  await db.deleteFrom('failed_attempt').where('key', '=', key).execute()
}

/** Takes one failure back: the attempt that was counted was right. */
export const uncountAttempt = async (db: Database | Tx, key: Buffer): Promise<void> => {
  await sql`update failed_attempt set failed = greatest(failed - 1, 0) where key = ${key}`.execute(db)
}

/** Removes what has ended: sessions, codes, counts, wishes for another address, and devices nobody has used for long; `end` gets the sessions. */
export const deleteExpired = async (
  batches: DeletionBatches,
  now: Date,
  idleSince: Date,
  end: (sessionIds: string[]) => void,
): Promise<void> => {
  await deleteInBatches(batches, 'email_change', { by: 'asked_at', upTo: emailChangeLimit(now) })
  await deleteInBatches(batches, 'known_device', { by: 'used_at', upTo: knownDeviceLimit(now) })
  await deleteInBatches(batches, 'code', { by: 'expires_at', upTo: now })
  await deleteInBatches(batches, 'failed_attempt', { by: 'expires_at', upTo: now })
  await deleteLapsedRegistrations(batches, now)
  await deleteOldMails(batches, now)
  // A session that is over lets nobody in, so it may be told before its row has gone for good.
  const ended = { returning: 'id', each: (_tx: Tx, ids: string[]) => Promise.resolve(end(ids)) } as const
  await deleteInBatches(batches, 'session', { by: 'expires_at', upTo: now, ...ended })
  await deleteInBatches(batches, 'session', { by: 'last_used_at', upTo: idleSince, ...ended })
}

/** Removes everything this feature holds on a member. */
export const deleteAccount = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('code').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('credential').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('known_device').where('member_id', '=', memberId).execute()
  await deleteRegistrations(tx, memberId)
}

/** Makes sign-ups with one email wait for each other until the transaction ends. */
export const lockEmail = async (tx: Tx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx)
}

/** Does the work and leaves nothing of it behind unless `keep`: from outside, both take the same time. */
export const keepIf = async (tx: Tx, keep: boolean, work: () => Promise<void>): Promise<void> => {
  await sql`savepoint trial`.execute(tx)
  await work()
  await (keep ? sql`release savepoint trial` : sql`rollback to savepoint trial`).execute(tx)
}
