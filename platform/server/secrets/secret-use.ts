import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Tells whether two secrets are the same one, and nothing else about them. */
export const secretMark = (secret: string): string =>
  createHash('sha256').update(`ndloo backup\n${secret}`).digest('base64url').slice(0, 16)

/** Notes that a process signs with the first of the secrets. One before it that is unknown here may have signed until now. */
export const noteSecretUse = async (db: Database, [current, ...before]: readonly [string, ...string[]], now: Date): Promise<void> => {
  await db
    .insertInto('secret_use')
    .values({ mark: secretMark(current), used_at: now })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ used_at: now }))
    .execute()
  for (const secret of before)
    await db
      .insertInto('secret_use')
      .values({ mark: secretMark(secret), used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** When a secret last signed anything here; undefined when it never did. */
export const lastSecretUse = async (db: Database, secret: string): Promise<Date | undefined> =>
  (await db.selectFrom('secret_use').select('used_at').where('mark', '=', secretMark(secret)).executeTakeFirst())?.used_at
