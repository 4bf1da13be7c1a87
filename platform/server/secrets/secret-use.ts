import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** A short hash to compare secrets without revealing them. */
export const secretFingerprint = (secret: string): string =>
  createHash('sha256').update(`ndloo backup\n${secret}`).digest('base64url').slice(0, 16)

/** Records that the current secret signs from now on. A previous secret that is unknown here may have signed until now. */
export const recordSecretUse = async (db: Database, [current, ...before]: readonly [string, ...string[]], now: Date): Promise<void> => {
  await db
    .insertInto('secret_use')
    .values({ mark: secretFingerprint(current), used_at: now })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ used_at: now }))
    .execute()
  for (const secret of before)
    await db
      .insertInto('secret_use')
      .values({ mark: secretFingerprint(secret), used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** When a secret last signed; undefined for never. */
export const readLastSecretUse = async (db: Database, secret: string): Promise<Date | undefined> =>
  (await db.selectFrom('secret_use').select('used_at').where('mark', '=', secretFingerprint(secret)).executeTakeFirst())?.used_at
