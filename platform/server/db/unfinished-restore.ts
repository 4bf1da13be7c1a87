import { sql } from 'kysely'
import * as z from 'zod'
import { ConfigurationError } from '../config/config.ts'
import { type Database, inTransaction } from './database.ts'

const Mark = z.object({
  /** The moment the backup was made, which names it. */
  madeAt: z.string(),
  /** Whether the database itself is back, and only what follows it is missing. */
  databaseDone: z.boolean(),
})
export type RestoreMark = z.infer<typeof Mark>

/**
 * The restore this database is in the middle of; undefined when there is none. The mark is an empty schema whose comment says which: every role may
 * read that, and no dump of ours holds the schema.
 */
export const readRestoreMark = async (db: Database): Promise<RestoreMark | undefined> => {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'ndloo_restore'`.execute(db)
  return rows[0] === undefined ? undefined : Mark.parse(JSON.parse(rows[0].mark ?? '{}'))
}

/** Marks the database as half restored, or notes how far the restore is. */
export const writeRestoreMark = (db: Database, mark: RestoreMark): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`create schema if not exists ndloo_restore`.execute(tx)
    await sql`comment on schema ndloo_restore is ${sql.lit(JSON.stringify(mark))}`.execute(tx)
  })

/** The restore is complete. */
export const removeRestoreMark = async (db: Database): Promise<void> => {
  await sql`drop schema ndloo_restore`.execute(db)
}

/** @throws {ConfigurationError} while the database is half restored: it may hold members who were erased, and books that do not balance */
export const requireCompleteRestore = async (db: Database): Promise<void> => {
  const mark = await readRestoreMark(db)
  if (mark === undefined) return
  throw new ConfigurationError(
    `this database is half restored from the backup of ${mark.madeAt}: run "npm run restore" with that backup again, which goes on where it stopped`,
  )
}
