import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#platform/server/config/config.ts'
import type { Database } from '#platform/server/db/database.ts'

/** Which data a process works on, so that an operator sees at once when it is not what they meant. */
export interface DataDescription {
  /** Such as `PostgreSQL 15.19`. */
  engine: string
  /** The server and the database, never the password; the folder of the embedded one. */
  place: string
  /** The day the database was made, `YYYY-MM-DD` in UTC. */
  since: string
  hasMembers: boolean
}

/** Reads it from the database, once its migrations have run. */
export const describeData = async (config: Config, db: Database): Promise<DataDescription> => {
  const { rows } = await sql<{ version: string; name: string; since: Date; has_members: boolean }>`
    select current_setting('server_version') as version, current_database() as name, (select created_at from installation) as since,
      exists (select from member) as has_members`.execute(db)
  const [{ version, name, since, has_members: hasMembers } = { version: '', name: '', since: new Date(), has_members: false }] = rows
  const number = version.split(' ')[0] ?? version
  const day = since.toISOString().slice(0, 10)
  if (config.databaseUrl === undefined)
    return { engine: `embedded PostgreSQL ${number}`, place: join(config.dataDir, 'database'), since: day, hasMembers }
  const { host } = new URL(config.databaseUrl)
  return {
    engine: `PostgreSQL ${number}`,
    place: `${name} at ${host === '' ? 'a local socket' : decodeURIComponent(host)}`,
    since: day,
    hasMembers,
  }
}

/** The same in a line. */
export const sayData = ({ engine, place, since, hasMembers }: DataDescription): string => {
  const line = `${engine}, ${place}, made ${since}, ${hasMembers ? 'with members' : 'no members yet'}`
  return engine.startsWith('embedded') ? `${line} (safe against a crash, not against a power cut)` : line
}
