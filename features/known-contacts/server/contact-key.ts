import { createHmac, randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { openFileKey, sealFileKey } from '#platform/server/storage/file-keys.ts'

export type Secrets = readonly [string, ...string[]]

/** What the key is sealed for. */
const sealId = 'known-contacts'

/** Returns the key of the hashes; undefined while nobody has named anybody. It is random, so it outlives a change of SECRET. */
export const readContactKey = async (db: Database | Tx, secrets: Secrets): Promise<Buffer | undefined> => {
  const row = await db.selectFrom('known_contact_key').select(['key_name', 'sealed_key']).executeTakeFirst()
  return row && openFileKey(db, secrets, { ...row, id: sealId })
}

/** Returns the key of the hashes, and creates it on first use. */
export const getOrCreateContactKey = async (tx: Tx, secrets: Secrets, now: Date): Promise<Buffer> => {
  const known = await readContactKey(tx, secrets)
  if (known !== undefined) return known
  const sealed = await sealFileKey(tx, secrets, { id: sealId, fileKey: randomBytes(32), now })
  // Of two processes that do this at once, the second waits here and uses the key of the first.
  await tx
    .insertInto('known_contact_key')
    .values({ id: 'own', ...sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return getOrCreateContactKey(tx, secrets, now)
}

/** The hash under which a number or an address is stored. */
export const hashContact = (key: Buffer, contact: string): Buffer => createHmac('sha256', key).update(contact).digest()

/**
 * Deletes a key that SECRET opens no more. What was named stays in effect for those who were members then, and is found in no one who joins later.
 * @returns whether there was one
 */
export const deleteLostContactKey = async (tx: Tx, keyNames: readonly string[]): Promise<boolean> => {
  if (keyNames.length === 0) return false
  const { numDeletedRows } = await tx.deleteFrom('known_contact_key').where('key_name', 'in', keyNames).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
