import { ConfigurationError } from '../config/config.ts'
import type { Database } from './database.ts'

type Mode = 'demo' | 'real'
const advice: Record<Mode, string> = {
  demo: 'this database holds the demo; DEMO=1 fits it',
  real: 'this database holds real members; DEMO=0 fits it',
}

/**
 * Marks a new database as demo or real; the mark never changes. `hasMembers` tells whether the database has members.
 * @throws {ConfigurationError} when the mark differs from `mode`, or when `mode` is demo and an unmarked database has members
 */
export const claimInstallationMode = async (db: Database, mode: Mode, hasMembers: (db: Database) => Promise<boolean>): Promise<void> => {
  const known = await db.selectFrom('installation').select('mode').executeTakeFirst()
  if (known !== undefined && known.mode !== mode) throw new ConfigurationError(advice[known.mode === 'demo' ? 'demo' : 'real'])
  if (known !== undefined) return
  if (mode === 'demo' && (await hasMembers(db))) throw new ConfigurationError('the demo needs an empty database')
  await db
    .insertInto('installation')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns whether the database is marked as demo or real; undefined before the first start. */
export const readInstallationMode = async (db: Database): Promise<Mode | undefined> => {
  const row = await db.selectFrom('installation').select('mode').executeTakeFirst()
  return row === undefined ? undefined : row.mode === 'demo' ? 'demo' : 'real'
}

/** Returns when the database was created. */
export const readInstalledAt = async (db: Database): Promise<Date> =>
  (await db.selectFrom('installation').select('created_at').executeTakeFirstOrThrow()).created_at

/** Whether the demo data is complete. */
export const isDemoSeeded = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('installation').select('seeded_at').where('seeded_at', 'is not', null).executeTakeFirst()) !== undefined

/** Records that the demo data is complete. */
export const markDemoSeeded = async (db: Database, now: Date): Promise<void> => {
  await db.updateTable('installation').set({ seeded_at: now }).execute()
}
