import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

const read = async (folder: string): Promise<Record<string, Migration>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    return [
      name.replace(/\.sql$/, ''),
      { up: async (db: Parameters<Migration['up']>[0]) => void (await sql.raw(text).execute(db)) },
    ] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/**
 * Brings the database to the newest migration; forward only, safe to run from several processes at once.
 * @returns the names that were applied
 */
export const migrate = async (db: Database, folder: string): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => read(folder) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error))
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Asks whether the database has every migration of `folder`; one that a newer release has added is nothing to worry about.
 * @throws {Error} naming the first that is missing
 */
export const requireMigrations = async (db: Database, folder: string): Promise<void> => {
  const wanted = Object.keys(await read(folder))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const missing = wanted.find((name) => !rows.some((row) => row.name === name))
  if (missing !== undefined) throw new Error(`the database lacks migration ${missing}`)
}
