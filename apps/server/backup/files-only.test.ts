// @slow
// Restores to a point in time: the backup holds only the files, and PostgreSQL itself restores the database.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileErasureLog } from '#features/account/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { seedPhoto } from '#tests/support/photos/seed-photo.ts'
import { readServerConfig } from '../config.ts'
import { openStorage } from '../compose.ts'
import { createLog } from '#platform/server/log.ts'
import { postgresProgramFolder, startPostgres } from '#tests/chaos/services/postgres.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const canStart = postgresProgramFolder !== undefined
let folder: string
let server: Awaited<ReturnType<typeof startPostgres>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndloo-files-only-'))
  if (canStart) server = await startPostgres({ archive_mode: 'on' })
})
afterEach(async () => {
  if (canStart) await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const configWith = (environment: Record<string, string>): Config =>
  readServerConfig({ DATA_DIR: join(folder, 'data'), DEMO: '1', SECRET: 'a secret of tests, long enough to be one', ...environment })
const within = async <T>({ databaseUrl }: Config, work: (db: Database) => Promise<T>): Promise<T> => {
  const pool = openPool(databaseUrl ?? '', 2)
  try {
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}
const restore = (config: Config, from: string, filesOnly = true) =>
  restoreBackup({ config, log: createLog('silent'), root: '.' }, from, { filesOnly })

test.runIf(canStart)('files of the moment come back, files from after it go, and who was erased since is erased again', async () => {
  const config = configWith({ DATABASE_URL: server.url })
  const storage = openStorage(config)
  const backup = join(folder, 'backups/one')
  const stage = await within(config, async (db) => {
    await migrate(db, '.')
    const clock = { ...systemClock, advance: () => {}, set: () => {} }
    const [amina, brian] = [await createPerson({ db, clock }, 'amina'), await createPerson({ db, clock }, 'brian')]
    const [deleted, ofBrian] = [await seedPhoto(db, storage, amina.id), await seedPhoto(db, storage, brian.id)]
    await makeBackup(config, backup, systemClock.now(), { filesOnly: true })
    return { brian, deleted, ofBrian, unsaved: await seedPhoto(db, storage, amina.id) }
  })
  const later = randomUUID().replaceAll('-', '')
  await storage.put(`${later}/480.webp`, Buffer.from('of a row that is lost'), 'image/webp')
  await storage.deletePrefix(stage.deleted)
  await createFileErasureLog(join(config.dataDir, 'erased')).add(stage.brian.id, systemClock.now())

  expect(await restore(config, backup)).toMatchObject({ copied: 3, incomplete: 0, unnamed: 4, violations: [], sameSecret: true })
  const kept = new Set<string>()
  for await (const key of storage.keys()) kept.add(key.slice(0, 32))
  expect([...kept].toSorted()).toEqual([stage.deleted, stage.unsaved].toSorted())
  const email = await within(config, (db) => db.selectFrom('member').select('email').where('id', '=', stage.brian.id).executeTakeFirst())
  expect(email?.email).toMatch(/@deleted\.invalid$/)

  await storage.deletePrefix(stage.unsaved)
  expect(await restore(config, backup)).toMatchObject({ copied: 0, incomplete: 1, unnamed: 0 })
  await expect(restore(config, backup, false)).rejects.toThrow(/holds files only/)
})

test.runIf(canStart)('a database that is empty or in use is refused, and nothing is removed', async () => {
  const config = configWith({ DATABASE_URL: server.url })
  const storage = openStorage(config)
  const backup = join(folder, 'backups/one')
  await storage.put(`${'a'.repeat(32)}/480.webp`, Buffer.from('a photo'), 'image/webp')
  await makeBackup(config, backup, systemClock.now(), { filesOnly: true })
  await expect(restore(config, backup)).rejects.toThrow(/holds no service/)
  await within(config, async (db) => {
    await migrate(db, '.')
    await expect(restore(config, backup)).rejects.toThrow(/stop all of them/)
  })
  expect(await storage.size(`${'a'.repeat(32)}/480.webp`)).toBe(7)
})

test.runIf(canStart)('without an archive of PostgreSQL, the database is never left out', async () => {
  await using silent = await startPostgres()
  const into = join(folder, 'backups/one')
  const environments: Record<string, string>[] = [{ DATABASE_URL: silent.url }, {}]
  for (const environment of environments)
    await expect(makeBackup(configWith(environment), into, systemClock.now(), { filesOnly: true })).rejects.toThrow(/does not archive/)
})

// A new table with files must be added to `restoreFiles`, or a restore would leave its files out without saying so.
test('every table that names files is one whose files are restored', async () => {
  await using opened = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'storage_key' order by 1`.execute(opened.db)
  const restored = ['attachment', 'photo', 'photo_check_frames', 'voice_hello']
  expect(rows.map(({ name }) => name)).toEqual([...restored, 'data_export'].toSorted())
})
