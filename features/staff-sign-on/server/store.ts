import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
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
export const deleteExpiredSignOnTries = (batches: DeletionBatches, now: Date): Promise<void> =>
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

export const deleteStaffIdentityOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('staff_identity').where('member_id', '=', memberId).execute()
}
