import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** Stores the hash of a code under a key, replacing any earlier one. */
export const setPhoneCode = async (
  db: Database,
  { key, hash, expiresAt }: { key: Buffer; hash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> => {
  const fresh = { code_hash: hash, attempts: 0, sent_at: now, expires_at: expiresAt }
  await db
    .insertInto('phone_code')
    .values({ key, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
    .execute()
}

/**
 * Uses one try of an unexpired code stored under one of the keys; undefined if there is no code or no try left. One statement, so that parallel
 * guesses cannot share a try.
 */
export const takePhoneCodeAttempt = async (
  tx: Tx,
  { keys, tries, now }: { keys: readonly Buffer[]; tries: number; now: Date },
): Promise<{ key: Buffer; hash: Buffer } | undefined> => {
  const { rows } = await sql<{ key: Buffer; hash: Buffer }>`
    update phone_code set attempts = attempts + 1
    where key in (${sql.join(keys)}) and attempts < ${tries} and expires_at > ${now}
    returning key, code_hash as hash`.execute(tx)
  return rows[0]
}

/** Deletes the codes of some keys. */
export const deletePhoneCodes = async (tx: Tx, keys: readonly Buffer[]): Promise<void> => {
  await tx.deleteFrom('phone_code').where('key', 'in', keys).execute()
}

/** Days after which a count of sent messages no longer affects any limit. */
export const smsCountKeptDays = 2

/** Deletes expired codes, and message counts that no longer affect any limit. */
export const deleteExpiredPhoneRows = async (batches: DeletionBudget, now: Date): Promise<void> => {
  await deleteInBatches(batches, 'phone_code', { by: 'expires_at', upTo: now })
  await deleteInBatches(batches, 'sms_count', { by: 'since', upTo: new Date(now.getTime() - smsCountKeptDays * 24 * 3_600_000) })
}
