import { createHash } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

// Both are 256 random bits, so one round is enough.
const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest()

interface BrowserProof {
  state: string
  secret: string
}

/** Stores that a sign-on has begun. */
export const addTry = async (tx: Tx, { state, secret }: BrowserProof, { again, until }: { again: boolean; until: Date }): Promise<void> => {
  await tx
    .insertInto('staff_sign_on_try')
    .values({ state_hash: hashOf(state), secret_hash: hashOf(secret), again, expires_at: until })
    .execute()
}

/** Uses up a sign-on that this browser has begun; undefined if there is none. Of two parallel calls only one finds it. */
export const takeTry = (db: Database, { state, secret }: BrowserProof, now: Date): Promise<{ again: boolean } | undefined> =>
  db
    .deleteFrom('staff_sign_on_try')
    .where('state_hash', '=', hashOf(state))
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .returning('again')
    .executeTakeFirst()

/** Deletes sign-ons that nobody has ended. */
export const deleteExpiredTries = (batches: DeletionBatches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'staff_sign_on_try', { by: 'expires_at', upTo: now })

export interface Identity {
  issuer: string
  subject: string
}

/** Returns the account of a person at the provider. */
export const readIdentity = async (tx: Tx, { issuer, subject }: Identity): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('staff_identity')
    .select('member_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id
}

/** Stores whose account it is. */
export const addIdentity = async (tx: Tx, { issuer, subject }: Identity, memberId: string, now: Date): Promise<void> => {
  await tx.insertInto('staff_identity').values({ issuer, subject, member_id: memberId, created_at: now }).execute()
}

/** Stores when somebody has last signed on. */
export const recordSignOn = async (tx: Tx, { issuer, subject }: Identity, now: Date): Promise<void> => {
  await tx.updateTable('staff_identity').set({ signed_on_at: now }).where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

export const deleteIdentityOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('staff_identity').where('member_id', '=', memberId).execute()
}
