import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { ConfigurationError } from '#platform/server/config/config.ts'

export type ProgramName = 'pg_dump' | 'pg_restore'
/** A PostgreSQL client program found on this machine. */
export interface PostgresProgram {
  path: string
  /** The major version. */
  version: number
}

const foldersIn = (parent: string, form: RegExp): string[] =>
  existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => form.test(name))
        .map((name) => join(parent, name))
    : []

/** Folders with PostgreSQL programs: PATH, and the folders per version of Debian, Red Hat and Alpine. */
const defaultFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ...foldersIn('/usr/lib/postgresql', /^\d+$/).map((folder) => join(folder, 'bin')),
  ...foldersIn('/usr', /^pgsql-\d+$/).map((folder) => join(folder, 'bin')),
  ...foldersIn('/usr/libexec', /^postgresql\d+$/),
]

const versionOf = async (path: string): Promise<PostgresProgram | undefined> => {
  const { stdout } = await promisify(execFile)(path, ['--version']).catch(() => ({ stdout: '' }))
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(stdout) ?? []
  return version === undefined ? undefined : { path, version: Number(version) }
}

/**
 * Finds the newest installed program with a name.
 * @throws {ConfigurationError} when none is installed
 */
export const findPostgresProgram = async (name: ProgramName, folders: readonly string[] = defaultFolders()): Promise<PostgresProgram> => {
  const paths = [...new Set(folders)].map((folder) => join(folder, name)).filter((path) => existsSync(path))
  const found = (await Promise.all(paths.map(versionOf))).filter((program) => program !== undefined)
  const newest = found.toSorted((a, b) => b.version - a.version)[0]
  if (newest !== undefined) return newest
  throw new ConfigurationError(`${name} is needed: install PostgreSQL's client programs, of the server's version or newer`)
}

/** Checks that a program can read `what` of version `wanted`. @throws {ConfigurationError} with both versions when the program is older */
export const requireProgramVersion = ({ path, version }: PostgresProgram, wanted: number, what: string): void => {
  if (version >= wanted) return
  throw new ConfigurationError(
    `${what} is of PostgreSQL ${wanted}, and ${path} of ${version}, which cannot read it: install PostgreSQL's client programs of version ${wanted} or newer (on Debian: postgresql-client-${wanted})`,
  )
}

/** Returns the default number of connections of a dump or restore: one per core, at most four, because members use the same server. */
export const defaultConnectionCount = (): number => Math.min(4, availableParallelism())

/** Returns the application name of a program's connections on the server. */
export const programApplicationName = (name: ProgramName): string => `ndloo ${name}`

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/**
 * Whether the only error is that pg_restore 17 or newer turns off a time limit which older servers do not know. It continues after that error unless
 * it has to exit on the first one.
 */
export const isOnlyUnknownTimeout = (output: string): boolean => {
  const errors = countOf(output, /^pg_restore: error:/gm)
  return errors > 0 && errors === countOf(output, /^Command was: SET transaction_timeout = 0;$/gm)
}

/**
 * Runs `pg_dump` or `pg_restore` on a database. The password is passed in the environment, which other users of the machine cannot read.
 * @throws {ConfigurationError} with the program's output when it fails
 */
export const runPostgresProgram = async (
  { path }: PostgresProgram,
  databaseUrl: string,
  options: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(path, [`--dbname=${url.href}`, '--no-owner', '--no-privileges', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PGAPPNAME: programApplicationName(basename(path) as ProgramName),
      ...(password === '' ? {} : { PGPASSWORD: password }),
    },
  })
  const stop = () => void child.kill()
  signal?.addEventListener('abort', stop)
  try {
    const [output, [code, killedBy]] = await Promise.all([
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, string | null]>,
    ])
    signal?.throwIfAborted()
    if (code !== 0 && !isOnlyUnknownTimeout(output))
      throw new ConfigurationError(`${path} failed:\n${output.trim() || `it was ended by ${killedBy}`}`)
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
