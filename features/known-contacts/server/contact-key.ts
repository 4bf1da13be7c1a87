import { createHmac, randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { openFileKey, sealFileKey } from '#platform/server/storage/file-keys.ts'

export type Secrets = readonly [string, ...string[]]

/** The id under which the contact key is sealed. A key that was sealed for another purpose cannot be opened with it. */
const sealId = 'known-contacts'

/** Reads the random key with which contacts are hashed; undefined before the first contact. It stays the same when SECRET changes. */
export const readContactHashKey = async (db: Database | Tx, secrets: Secrets): Promise<Buffer | undefined> => {
  const row = await db.selectFrom('known_contact_key').select(['key_name', 'sealed_key']).executeTakeFirst()
  return row && openFileKey(db, secrets, { ...row, id: sealId })
}

/** Returns the key with which contacts are hashed, and creates it on first use. */
export const getOrCreateContactHashKey = async (tx: Tx, secrets: Secrets, now: Date): Promise<Buffer> => {
  const known = await readContactHashKey(tx, secrets)
  if (known !== undefined) return known
  const sealed = await sealFileKey(tx, secrets, { id: sealId, fileKey: randomBytes(32), now })
  // Of two processes that create the key at the same time, the second waits here and uses the key of the first.
  await tx
    .insertInto('known_contact_key')
    .values({ id: 'own', ...sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return getOrCreateContactHashKey(tx, secrets, now)
}

/** Returns the hash under which a phone number or an email address is stored. */
export const hashContact = (key: Buffer, contact: string): Buffer => createHmac('sha256', key).update(contact).digest()

/**
 * Deletes a contact key that the current SECRET can no longer open. Named contacts keep their effect on members who were already found, but
 * are not found in members who join later.
 * @returns whether there was such a key
 */
export const deleteLostContactHashKey = async (tx: Tx, keyNames: readonly string[]): Promise<boolean> => {
  if (keyNames.length === 0) return false
  const { numDeletedRows } = await tx.deleteFrom('known_contact_key').where('key_name', 'in', keyNames).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
