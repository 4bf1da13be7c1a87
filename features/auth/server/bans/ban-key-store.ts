import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { seal, unseal } from '#platform/server/secrets/seal.ts'
import type { SealedStore } from '#platform/server/secrets/sealed-values.ts'
import { secretFingerprint } from '#platform/server/secrets/secret-use.ts'

type Secrets = readonly [string, ...string[]]

const currentName = 'own'
/** Prefix of the names of keys that are a SECRET: earlier releases hashed bans with the secret itself. */
const secretPrefix = 'secret:'
const purposeOf = (name: string): string => `ban-key:${name}`

/**
 * Thrown when no configured secret decrypts a ban key. Bans cannot be checked then, so sign-ups are refused until the secret is configured.
 */
class BanKeyLostError extends Error {
  readonly statusCode = 503
  constructor() {
    super('the key of bans opens under neither SECRET nor SECRET_PREVIOUS')
    this.name = 'BanKeyLostError'
  }
}

const unsealKey = (secrets: Secrets, { name, sealed }: { name: string; sealed: Buffer }): Buffer => {
  const key = unseal(secrets, purposeOf(name), sealed)
  if (key === undefined) throw new BanKeyLostError()
  return key
}

const addKey = (db: Database | Tx, secrets: Secrets, name: string, key: Buffer, now: Date) =>
  db
    .insertInto('ban_key')
    .values({ name, sealed: seal(secrets, purposeOf(name), key), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Returns the key with which new bans are hashed. It is random and created on first use. */
export const getOrCreateBanKey = async (tx: Tx, secrets: Secrets, now: Date): Promise<{ name: string; key: Buffer }> => {
  await addKey(tx, secrets, currentName, randomBytes(32), now)
  const row = await tx.selectFrom('ban_key').select(['name', 'sealed']).where('name', '=', currentName).executeTakeFirstOrThrow()
  return { name: currentName, key: unsealKey(secrets, row) }
}

/**
 * Returns every key with which a ban may have been hashed. During an upgrade, processes of an earlier release hash with the secrets themselves.
 */
export const readBanKeys = async (db: Database | Tx, secrets: Secrets): Promise<(Buffer | string)[]> => {
  const rows = await db.selectFrom('ban_key').select(['name', 'sealed']).execute()
  return [...rows.map((row) => unsealKey(secrets, row)), ...secrets]
}

/** Stores the secrets with which earlier releases hashed bans, and removes them when no such ban is left. */
export const syncLegacyBanSecrets = async (db: Database, secrets: Secrets, now: Date): Promise<void> => {
  const old = await db.selectFrom('ban').select('key').where('key_name', 'is', null).limit(1).executeTakeFirst()
  if (old === undefined) return void (await db.deleteFrom('ban_key').where('name', 'like', `${secretPrefix}%`).execute())
  for (const secret of secrets) await addKey(db, secrets, `${secretPrefix}${secretFingerprint(secret)}`, Buffer.from(secret), now)
}

/** Lists and replaces the stored ban keys when SECRET changes. Each key comes with the number of bans hashed with it. */
export const banKeySealedStore: SealedStore = {
  describe: (_values, holds) => `the key of ${holds === 1 ? '1 ban' : `${holds} bans`}`,
  read: async (db, after = '', most) => {
    const rows = await db
      .selectFrom('ban_key')
      .select((row) => [
        'name',
        'sealed',
        row
          .selectFrom('ban')
          .select((ban) => ban.fn.countAll<string>().as('bans'))
          .where((ban) =>
            ban.or([
              ban('ban.key_name', '=', ban.ref('ban_key.name')),
              ban.and([ban('ban.key_name', 'is', null), ban('ban_key.name', 'like', `${secretPrefix}%`)]),
            ]),
          )
          .as('bans'),
      ])
      .where('name', '>', after)
      .orderBy('name')
      .limit(most)
      .execute()
    return rows.map(({ name, sealed, bans }) => ({ id: name, purpose: purposeOf(name), sealed, holds: Number(bans) }))
  },
  replace: async (db, name, before, sealed) => {
    await db.updateTable('ban_key').set({ sealed }).where('name', '=', name).where('sealed', '=', before).execute()
  },
}

/**
 * Deletes ban keys that can no longer be decrypted, and the bans hashed with them.
 * @returns the number of bans deleted
 */
export const deleteLostBanKeysAndBans = async (tx: Tx, names: readonly string[]): Promise<number> => {
  if (names.length === 0) return 0
  await tx.deleteFrom('ban_key').where('name', 'like', `${secretPrefix}%`).where('name', 'in', names).execute()
  const left = await tx.selectFrom('ban_key').select('name').where('name', 'like', `${secretPrefix}%`).limit(1).executeTakeFirst()
  const { numDeletedRows } = await tx
    .deleteFrom('ban')
    .where((ban) => ban.or([ban('key_name', 'in', names), ...(left === undefined ? [ban('key_name', 'is', null)] : [])]))
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('ban_key').where('name', 'in', names).execute()
  return Number(numDeletedRows)
}
