// @slow
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import { readServerConfig } from './config.ts'
import { createLog } from '#platform/server/log.ts'
import { prepareDatabase, type PreparedDatabase } from '#tests/support/database/prepared-database.ts'
import { findFreePort } from '../../tests/chaos/services/ports.ts'
import { migrateAtStart } from './migrate-at-start.ts'
import { migrateCommand } from './commands/migrations.ts'
import { runCommand } from './programs/run-command.ts'

const onServer = 'server' in inject('template')
const log = createLog('silent')

let folder: string
let database: PreparedDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndloo-up-to-date-'))
  database = await prepareDatabase(join(folder, 'data'))
  await mkdir(join(folder, 'db/migrations'), { recursive: true })
  await writeFile(join(folder, 'db/migrations/9001_newer.sql'), 'create table newer (id int);')
  await mkdir(join(folder, 'features/members/server/sql'), { recursive: true })
  await writeFile(
    join(folder, 'features/members/server/sql/newer_too.sql'),
    'create or replace function newer_too() returns int language sql as $$ select 1 $$;',
  )
})
afterEach(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const configured = async (environment: Record<string, string> = {}): Promise<Config> =>
  readServerConfig({
    ...database.environment,
    DEMO: '1',
    SECRET: 'a secret of tests, long enough to be one',
    PORT: String(await findFreePort()),
    ...environment,
  })
const isThere = () =>
  database.work(async (db) => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('newer') is not null and to_regproc('newer_too') is not null as there`.execute(db)
    return rows[0]?.there
  })

test('a start migrates the database', async () => {
  const config = await configured()
  await database.work((db) => migrateAtStart(config, db, folder, log))
  expect(await isThere()).toBe(true)
})

test.runIf(onServer)(
  'with MIGRATE=0 a start waits for another process, is alive but not ready, and frees its port',
  { timeout: 60_000 },
  async () => {
    const config = await configured({ MIGRATE: '0' })
    const ask = (path: string) => fetch(`http://127.0.0.1:${config.port}${path}`).catch(() => undefined)
    let upToDate = false
    const waiting = database.work((db) => migrateAtStart(config, db, folder, log)).then(() => (upToDate = true))
    await expect.poll(async () => (await ask('/health'))?.status, { timeout: 20_000 }).toBe(200)
    const ready = await ask('/ready')
    expect([ready?.status, await ready?.json()]).toEqual([503, { status: 'not ready', away: ['migrations'] }])
    expect((await ask('/api/me'))?.status).toBe(503)
    expect([upToDate, await isThere()]).toEqual([false, false])

    const other = await configured()
    await database.work((db) => migrateAtStart(other, db, folder, log))
    await waiting
    expect(await ask('/health')).toBeUndefined()
  },
)

test('MIGRATE=0 is refused with the embedded database', () => {
  expect(() => readServerConfig({ DEMO: '1', MIGRATE: '0' })).toThrow(ConfigurationError)
})

test('the command lists and applies pending migrations', async () => {
  const output: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => output.push(String(line)) > 0)
  try {
    await database.work((db) => sql`drop index ban_earlier_decisions`.execute(db))
    await database.work((db) => sql`delete from kysely_migration where name = '0181_ban_earlier_decisions'`.execute(db))
    await database.work((db) => sql`update sql_function set hash = '' where name = 'react'`.execute(db))
    const config = await configured()
    expect(await runCommand(config, 'migrate', migrateCommand, ['--check'])).toBe(false)
    expect(output.splice(0).join('')).toBe('0181_ban_earlier_decisions\nfeatures/reactions/server/sql/react.sql\n2 pending.\n')
    expect(await runCommand(config, 'migrate', migrateCommand, [])).toBe(true)
    expect(output.splice(0).join('')).toMatch(
      /^0181_ban_earlier_decisions {2}\d+ ms\nfeatures\/reactions\/server\/sql\/react\.sql {2}\d+ ms\n2 applied\.\n$/,
    )
    expect(await runCommand(config, 'migrate', migrateCommand, ['--check'])).toBe(true)
    expect(await runCommand(config, 'migrate', migrateCommand, [])).toBe(true)
    expect(output.join('')).toBe('The database is up to date.\nThe database was up to date.\n')
  } finally {
    write.mockRestore()
  }
})
