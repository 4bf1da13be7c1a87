import { randomBytes, randomUUID } from 'node:crypto'
import type { Database, Tx } from '../db/database.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { SealedStore } from '../secrets/sealed-values.ts'

type Secrets = readonly [string, ...string[]]

const keyPurpose = (name: string): string => `file-key:${name}`
const rowPurpose = (id: string): string => `file:${id}`

/** No configured secret decrypts the key of a file. */
class FileKeyLostError extends Error {
  readonly statusCode = 503
  constructor() {
    super('the key of a file opens under neither SECRET nor SECRET_PREVIOUS')
    this.name = 'FileKeyLostError'
  }
}

const openKey = (secrets: Secrets, name: string, sealed: Buffer): string | undefined =>
  unseal(secrets, keyPurpose(name), sealed)?.toString('base64')

/** Returns the newest key that a configured secret decrypts. Creates a key if there is none, also after SECRET was lost. */
const readOrCreateKey = async (db: Database | Tx, secrets: Secrets, now: Date): Promise<{ name: string; key: string }> => {
  const rows = await db.selectFrom('file_key').select(['name', 'sealed']).orderBy('created_at', 'desc').orderBy('name').execute()
  for (const { name, sealed } of rows) {
    const key = openKey(secrets, name, sealed)
    if (key !== undefined) return { name, key }
  }
  // Two processes that do this at once create two keys, and both stay in use.
  const [name, key] = [randomUUID(), randomBytes(32)]
  await db
    .insertInto('file_key')
    .values({ name, sealed: seal(secrets, keyPurpose(name), key), created_at: now })
    .execute()
  return { name, key: key.toString('base64') }
}

/** The encryption key of a row's files, as stored in the row: sealed with the `file_key` named `key_name`. */
export interface SealedFileKey {
  key_name: string
  sealed_key: Buffer
}

/** Seals the file key of the row with this id. */
export const sealFileKey = async (
  db: Database | Tx,
  secrets: Secrets,
  { id, fileKey, now }: { id: string; fileKey: Buffer; now: Date },
): Promise<SealedFileKey> => {
  const { name, key } = await readOrCreateKey(db, secrets, now)
  return { key_name: name, sealed_key: seal([key], rowPurpose(id), fileKey) }
}

/**
 * Decrypts the file key of the row with this id.
 * @throws {FileKeyLostError} when no configured secret decrypts it
 */
export const openFileKey = async (
  db: Database | Tx,
  secrets: Secrets,
  { id, key_name, sealed_key }: SealedFileKey & { id: string },
): Promise<Buffer> => {
  const row = await db.selectFrom('file_key').select('sealed').where('name', '=', key_name).executeTakeFirst()
  const key = row && openKey(secrets, key_name, row.sealed)
  const fileKey = key === undefined ? undefined : unseal([key], rowPurpose(id), sealed_key)
  if (fileKey === undefined) throw new FileKeyLostError()
  return fileKey
}

/** Deletes keys that SECRET can no longer decrypt. Delete the rows that use them first. */
export const deleteFileKeys = async (tx: Tx, names: readonly string[]): Promise<void> => {
  if (names.length > 0) await tx.deleteFrom('file_key').where('name', 'in', names).execute()
}

/** The stored file keys, for re-encryption when SECRET changes. */
export const fileKeySealedStore: SealedStore = {
  describe: (values) => (values === 1 ? 'the key of encrypted files' : `${values} keys of encrypted files`),
  read: async (db, after = '', most) => {
    const rows = await db.selectFrom('file_key').select(['name', 'sealed']).where('name', '>', after).orderBy('name').limit(most).execute()
    return rows.map(({ name, sealed }) => ({ id: name, purpose: keyPurpose(name), sealed, holds: 1 }))
  },
  replace: async (db, name, before, sealed) => {
    await db.updateTable('file_key').set({ sealed }).where('name', '=', name).where('sealed', '=', before).execute()
  },
}
