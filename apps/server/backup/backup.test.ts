import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { erasedFile } from '#features/account/server/index.ts'
import { addPhotos } from '#features/photos/server/store.ts'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { fund } from '#features/wallet/server/testing.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Config, readConfig } from '#platform/server/config.ts'
import { type Database, inTransaction, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { openDoor } from '#platform/server/door.ts'
import { createLog } from '#platform/server/log.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { openTestDatabase } from '#testing/database.ts'
import { createPerson } from '#testing/people.ts'
import { openS3Double } from '#testing/s3-double.ts'
import { databaseUrl } from '#testing/template.ts'
import { openStorage } from '../compose.ts'
import { copyDatabase } from '../commands/copy-database.ts'
import { obey } from '../operate.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const server = process.env.TEST_DATABASE_URL || undefined
const canDump = await promisify(execFile)('pg_dump', ['--version']).then(
  () => true,
  () => false,
)
// On PostgreSQL its programs have to be there.
const canRun = server === undefined || canDump

let outside: string
const ends: (() => PromiseLike<unknown>)[] = []
beforeEach(async () => void (outside = await mkdtemp(join(tmpdir(), 'ndloo-backup-'))))
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await rm(outside, { recursive: true, force: true })
})

const configOf = (name: string, environment: Record<string, string> = {}): Config =>
  readConfig({
    DATA_DIR: join(outside, name),
    DEMO: '1',
    SECRET: 'a secret of tests, long enough to be one',
    LOG_LEVEL: 'silent',
    ...environment,
  })
const restoring = (config: Config) => ({ config, log: createLog('silent'), migrations: 'db/migrations' })

/** A photo whose files say whose they are; answers its key. */
const seedPhoto = async (db: Database, storage: Storage, memberId: string): Promise<string> => {
  const key = randomUUID().replaceAll('-', '')
  for (const size of [1080, 480, 160]) await storage.put(`${key}/${size}.webp`, Buffer.from(`${key} ${size}`), 'image/webp')
  const photo = {
    id: randomUUID(),
    storage_key: key,
    width: 4,
    height: 5,
    blur: 'x',
    hash: '0'.repeat(64),
    review: 'approved',
    shown: true,
  }
  await inTransaction(db, (tx) => addPhotos(tx, memberId, [photo], systemClock.now()))
  return key
}

/** A service in use, with its database open as its own process has it. */
const openSource = async (environment: Record<string, string> = {}): Promise<{ config: Config; db: Database }> => {
  const template = inject('template')
  if ('folder' in template) {
    const config = configOf('source', environment)
    await mkdir(config.dataDir)
    await cp(template.folder, join(config.dataDir, 'database'), { recursive: true })
    const store = await openEmbeddedFolder(config.dataDir)
    ends.push(() => store[Symbol.asyncDispose]())
    const db = openDatabase(store.pool)
    const desk = { db, config, log: createLog('silent'), say: () => {} }
    const door = await openDoor(config.dataDir, (job) => obey({ 'copy-database': copyDatabase }, job, desk))
    ends.push(() => door[Symbol.asyncDispose]())
    return { config, db }
  }
  const opened = await openTestDatabase()
  ends.push(() => opened[Symbol.asyncDispose]())
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(opened.db)
  return { config: configOf('source', { DATABASE_URL: databaseUrl(server ?? '', rows[0]?.name ?? ''), ...environment }), db: opened.db }
}

/** An empty machine. */
const emptyTarget = async (environment: Record<string, string> = {}): Promise<Config> => {
  if (server === undefined) return configOf('target', environment)
  const name = `ndloo_restored_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  ends.push(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return configOf('target', { DATABASE_URL: databaseUrl(server, name), ...environment })
}

const openRestored = async ({ dataDir, databaseUrl: url }: Config): Promise<Database> => {
  const store = url === undefined ? await openEmbeddedFolder(dataDir) : undefined
  const pool = store?.pool ?? openPool(url ?? '', 2)
  pool.on('error', () => {})
  ends.push(async () => (store === undefined ? pool.end() : store[Symbol.asyncDispose]()))
  return openDatabase(pool)
}

test.runIf(canRun)('a backup of a service in use comes back on an empty machine, whole, without whom was erased since', async () => {
  const { config, db } = await openSource()
  const stage = { db, clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
  const storage = openStorage(config)
  await fund(db, amina.id, { USD: 5000 }, systemClock.now())
  const kept = await seedPhoto(db, storage, amina.id)
  const gone = await seedPhoto(db, storage, brian.id)
  await storage.put(`exports/${'a'.repeat(32)}/ndloo.zip`, Buffer.from('an archive'), 'application/zip')

  let writing = true
  const chantal = await createPerson(stage, 'chantal')
  const writer = (async () => {
    while (writing) await fund(db, chantal.id, { USD: 1 }, systemClock.now())
  })()
  const folder = join(outside, 'backups/one')
  const manifest = await makeBackup(config, folder, systemClock.now())
  writing = false
  await writer
  expect(manifest).toMatchObject({ engine: server === undefined ? 'embedded' : 'postgres', mode: 'demo', files: 6 })

  // Erased after the backup; known from this file, as `DATA_DIR/erased` would still have it.
  await erasedFile(join(outside, 'later')).add(brian.id, systemClock.now())
  const target = await emptyTarget()
  const restored = await restoreBackup(restoring(target), folder, [join(outside, 'later')])
  expect(restored).toMatchObject({ files: 3, incomplete: 0, sameSecret: true, violations: [] })

  const back = await openRestored(target)
  expect(await readWallet(back, amina.id)).toEqual(await readWallet(db, amina.id))
  const member = (id: string) => back.selectFrom('member').select('email').where('id', '=', id).executeTakeFirst()
  expect((await member(amina.id))?.email).toBe(amina.email)
  expect((await member(brian.id))?.email).toMatch(/@deleted\.invalid$/)
  const files = openStorage(target)
  expect((await files.get(`${kept}/480.webp`))?.bytes.toString()).toBe(`${kept} 480`)
  expect(await files.get(`${gone}/480.webp`)).toBeUndefined()
  await fund(back, amina.id, { USD: 1 }, systemClock.now())
  expect(await checkLedger(back)).toEqual([])
})

test.runIf(canRun)('photos go from the data folder to a bucket and what later backups know of erasures comes along', async () => {
  await using double = await openS3Double()
  const { config, db } = await openSource()
  const stage = { db, clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
  const key = await seedPhoto(db, openStorage(config), amina.id)
  await makeBackup(config, join(outside, 'backups/one'), systemClock.now())
  await erasedFile(join(config.dataDir, 'erased')).add(brian.id, systemClock.now())
  await makeBackup(config, join(outside, 'backups/two'), systemClock.now())

  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = double.config
  const target = await emptyTarget({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  await restoreBackup(restoring(target), join(outside, 'backups/one'))
  expect([...double.objects.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    [`${key}/1080.webp`, `${key}/160.webp`, `${key}/480.webp`, `erased/${brian.id}.json`].toSorted((a, b) => (a < b ? -1 : 1)),
  )
  const back = await openRestored(target)
  const row = await back.selectFrom('member').select('email').where('id', '=', brian.id).executeTakeFirst()
  expect(row?.email).toMatch(/@deleted\.invalid$/)
})

test.runIf(canRun)('nothing is overwritten, and half a backup is none', async () => {
  const { config } = await openSource()
  const folder = join(outside, 'backups/one')
  await makeBackup(config, folder, systemClock.now())
  await expect(makeBackup(config, folder, systemClock.now())).rejects.toThrow(/not empty/)
  await expect(restoreBackup(restoring(config), folder)).rejects.toThrow(/not empty|holds a database already|is in use/)
  await mkdir(join(outside, 'half'))
  await writeFile(join(outside, 'half/manifest.json'), '{"format": 1')
  const target = await emptyTarget()
  await expect(restoreBackup(restoring(target), join(outside, 'half'))).rejects.toThrow(/no whole backup/)
  await expect(restoreBackup(restoring(target), folder, [join(outside, 'nowhere')])).rejects.toThrow(/not there/)
  expect((await readdir(join(outside, 'backups'))).toSorted()).toEqual(['one'])
})
