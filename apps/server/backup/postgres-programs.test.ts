import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPostgresProgram, isOnlyUnknownTimeout, requireProgramVersion, runPostgresProgram } from './postgres-programs.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'ndloo-programs-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Installs a fake `pg_dump` that prints its version; every other call runs the shell command `otherwise`. Returns its path. */
const install = async (place: string, version: string, otherwise = 'exit 0'): Promise<string> => {
  await mkdir(join(folder, place), { recursive: true })
  const path = join(folder, place, 'pg_dump')
  await writeFile(path, `#!/bin/sh\nif [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) ${version}"; exit 0; fi\n${otherwise}\n`)
  await chmod(path, 0o755)
  return path
}

test('finds the newest program in all folders', async () => {
  await install('old', '9.6.24')
  const newest = await install('new', '17.2 (Debian 17.2-1.pgdg120+1)')
  await install('middle', '15.14')
  const folders = ['old', 'new', 'none', 'middle'].map((name) => join(folder, name))
  expect(await findPostgresProgram('pg_dump', folders)).toEqual({ path: newest, version: 17 })
  await expect(findPostgresProgram('pg_restore', folders)).rejects.toThrow(/pg_restore is needed/)
})

test('refuses a server newer than the program, with both versions and what to install', () => {
  const program = { path: '/usr/bin/pg_dump', version: 15 }
  expect(() => requireProgramVersion(program, 15, 'the server')).not.toThrow()
  expect(() => requireProgramVersion(program, 14, 'the server')).not.toThrow()
  expect(() => requireProgramVersion(program, 17, 'the server')).toThrow(
    /the server is of PostgreSQL 17, and \/usr\/bin\/pg_dump of 15, .*postgresql-client-17/,
  )
})

test('quotes the output of a failed program, without the password', async () => {
  const url = 'postgres://ndloo:hidden@127.0.0.1:1/ndloo'
  const full = await install('full', '15.1', 'echo "could not write: No space left on device, given $*" >&2; exit 1')
  const failed = runPostgresProgram({ path: full, version: 15 }, url, ['--file=x'])
  await expect(failed).rejects.toThrow(/failed:\ncould not write: No space left on device/)
  await expect(failed).rejects.not.toThrow(/hidden/)
  const killed = await install('killed', '15.1', 'kill -KILL $$')
  await expect(runPostgresProgram({ path: killed, version: 15 }, url, [])).rejects.toThrow(/ended by SIGKILL/)
})

test('accepts only the error of a newer pg_restore about an unknown time limit', () => {
  const limit =
    'pg_restore: error: could not execute query: ERROR:  unrecognized configuration parameter "transaction_timeout"\nCommand was: SET transaction_timeout = 0;\n\n'
  const other =
    'pg_restore: error: could not execute query: ERROR:  relation "member" already exists\nCommand was: CREATE TABLE public.member ();\n'
  const end = 'pg_restore: warning: errors ignored on restore: 2\n'
  expect(isOnlyUnknownTimeout(limit + limit + end)).toBe(true)
  expect(isOnlyUnknownTimeout(limit + other + end)).toBe(false)
  expect(isOnlyUnknownTimeout('pg_restore: error: connection to server failed\n')).toBe(false)
  expect(isOnlyUnknownTimeout('')).toBe(false)
})
