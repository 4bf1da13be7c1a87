import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ConfigurationError } from '#platform/server/config.ts'

/** Where Debian keeps programs of several versions. */
const installed = '/usr/lib/postgresql'

/** PostgreSQL's own programs: of the newest version installed, else whatever the path has. */
const program = (name: string): string => {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(installed, version, 'bin', name)).find((path) => existsSync(path)) ?? name
}

/**
 * Runs `pg_dump` or `pg_restore` on a database. The password goes by the environment, where others on the machine cannot read it.
 * @throws {ConfigurationError} with the program's own words when it fails, or when it is not installed
 */
export const runOnPostgres = async (name: 'pg_dump' | 'pg_restore', databaseUrl: string, words: readonly string[]): Promise<void> => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(program(name), [`--dbname=${url.href}`, '--no-owner', '--no-privileges', ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  const said = text(child.stderr)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new ConfigurationError(`${name} failed:\n${(await said).trim()}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ConfigurationError(`${name} is needed: install PostgreSQL's client programs, of the server's version or newer`)
  }
}
