import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { SqlFunctionFile, ReleaseFiles } from './release-files.ts'

/** How the functions of a release compare with those of the database. */
export interface SqlFunctionStatus {
  /** Functions that the database lacks, or has in another version than this release. */
  pending: readonly SqlFunctionFile[]
  /** Whether nothing has to be recorded: this release applied its functions last, or keeps the functions of a newer release. */
  isRecorded: boolean
  /** Whether the release replaces the functions of a newer release. */
  replacesNewer: boolean
}

const hasTables = async (db: Kysely<DB>): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('sql_function_release') is not null as known`.execute(db)
  return rows[0]?.known === true
}

/**
 * Compares the functions of a release with those of the database.
 * @param isOlder whether the database has migrations after the last one of this release
 * @param overrideNewer whether to replace the functions of a newer release
 */
export const compareSqlFunctions = async (
  db: Kysely<DB>,
  { functions, hash }: ReleaseFiles,
  { isOlder, overrideNewer }: { isOlder: boolean; overrideNewer: boolean },
): Promise<SqlFunctionStatus> => {
  if (!(await hasTables(db))) return { pending: functions, isRecorded: false, replacesNewer: false }
  const releases = (await db.selectFrom('sql_function_release').select('hash').orderBy('applied_at', 'desc').execute()).map(
    (row) => row.hash,
  )
  const isLast = releases[0] === hash
  const isSuperseded = isOlder || (!isLast && releases.includes(hash))
  if (isSuperseded && !overrideNewer) return { pending: [], isRecorded: true, replacesNewer: false }
  const applied = new Map((await db.selectFrom('sql_function').select(['name', 'hash']).execute()).map((row) => [row.name, row.hash]))
  const pending = functions.filter((file) => applied.get(file.name) !== file.hash)
  return { pending, isRecorded: isLast, replacesNewer: isSuperseded }
}

/**
 * Records that this release is the latest to apply its functions. Runs before they are applied, so that an older release that starts
 * meanwhile leaves them alone. Functions that the release no longer has are removed from the record, so that they can return later. If it
 * replaces newer releases, these are removed from the record, so that they apply their functions when they start again.
 */
export const recordSqlFunctionRelease = async (
  db: Kysely<DB>,
  { functions, hash }: ReleaseFiles,
  { replacesNewer }: { replacesNewer: boolean },
): Promise<void> => {
  if (!(await hasTables(db))) return
  if (replacesNewer) {
    const own = db.selectFrom('sql_function_release').select('applied_at').where('hash', '=', hash)
    await db
      .deleteFrom('sql_function_release')
      .where((row) => row.or([row('applied_at', '>', own), row.not(row.exists(own))]))
      .execute()
  }
  const now = sql<Date>`clock_timestamp()`
  await db
    .insertInto('sql_function_release')
    .values({ hash, applied_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ applied_at: now }))
    .execute()
  const names = functions.map(({ name }) => name)
  await db.deleteFrom('sql_function').where('name', 'not in', names).execute()
}

/** Records the content hash of a function, in the transaction that applies it. */
export const recordSqlFunction = async (db: Kysely<DB>, { name, hash }: SqlFunctionFile): Promise<void> => {
  const now = sql<Date>`clock_timestamp()`
  await db
    .insertInto('sql_function')
    .values({ name, hash, applied_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, applied_at: now }))
    .execute()
}
