import { sql } from 'kysely'
import * as z from 'zod'
import { ConfigurationError } from '../config/config.ts'
import { type Database, inTransaction } from './database.ts'

const Mark = z.object({
  /** When the backup was made. */
  madeAt: z.string(),
  /** Whether the database is restored and only later steps, such as files, are missing. */
  databaseDone: z.boolean(),
})
export type RestoreMark = z.infer<typeof Mark>

/**
 * Reads which restore is unfinished; undefined when none is. The mark is the comment of an empty schema: every role can read it, and our dumps
 * do not contain that schema.
 */
export const readRestoreMark = async (db: Database): Promise<RestoreMark | undefined> => {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'ndloo_restore'`.execute(db)
  return rows[0] === undefined ? undefined : Mark.parse(JSON.parse(rows[0].mark ?? '{}'))
}

/** Marks the database as partly restored, or updates the progress. */
export const writeRestoreMark = (db: Database, mark: RestoreMark): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`create schema if not exists ndloo_restore`.execute(tx)
    await sql`comment on schema ndloo_restore is ${sql.lit(JSON.stringify(mark))}`.execute(tx)
  })

/** Removes the mark after a complete restore. */
export const removeRestoreMark = async (db: Database): Promise<void> => {
  await sql`drop schema ndloo_restore`.execute(db)
}

/** @throws {ConfigurationError} while a restore is unfinished: erased members may be back and the ledger may not balance */
export const requireCompleteRestore = async (db: Database): Promise<void> => {
  const mark = await readRestoreMark(db)
  if (mark === undefined) return
  throw new ConfigurationError(
    `this database is half restored from the backup of ${mark.madeAt}: run "npm run restore" with that backup again, which goes on where it stopped`,
  )
}
