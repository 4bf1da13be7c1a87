import { join } from 'node:path'
import { sql } from 'kysely'
import { hasMembers } from '#features/members/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Database } from '#platform/server/db/database.ts'
import { readInstalledAt } from '#platform/server/db/installation.ts'

/** Describes the database of a process, so that an operator notices a wrong one. */
export interface DatabaseDescription {
  /** Name and version, such as `PostgreSQL 15.19`. */
  engine: string
  /** Database and server without the password, or the folder of the embedded database. */
  place: string
  /** The day the database was created, `YYYY-MM-DD` in UTC. */
  since: string
  hasMembers: boolean
}

/** Reads the description from a migrated database. */
export const describeDatabase = async (config: Config, db: Database): Promise<DatabaseDescription> => {
  const { rows } = await sql<{ version: string; name: string }>`
    select current_setting('server_version') as version, current_database() as name`.execute(db)
  const [{ version, name } = { version: '', name: '' }] = rows
  const number = version.split(' ')[0] ?? version
  const known = { since: (await readInstalledAt(db)).toISOString().slice(0, 10), hasMembers: await hasMembers(db) }
  if (config.databaseUrl === undefined)
    return { engine: `embedded PostgreSQL ${number}`, place: join(config.dataDir, 'database'), ...known }
  const { host } = new URL(config.databaseUrl)
  return {
    engine: `PostgreSQL ${number}`,
    place: `${name} at ${host === '' ? 'a local socket' : decodeURIComponent(host)}`,
    ...known,
  }
}

/** Formats the description in one line. */
export const formatDatabaseDescription = ({ engine, place, since, hasMembers }: DatabaseDescription): string => {
  const line = `${engine}, ${place}, made ${since}, ${hasMembers ? 'with members' : 'no members yet'}`
  return engine.startsWith('embedded') ? `${line} (safe against a crash, not against a power cut)` : line
}
