import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { erasedFile, erasedRecord } from '#features/account/server/index.ts'
import { readStorageKeys } from '#features/photos/server/index.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Config, ConfigurationError } from '#platform/server/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { lockFolder } from '#platform/server/db/lock.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import type { Logger } from '#platform/server/log.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { compose, openStorage } from '../compose.ts'
import { copyObjects } from './copy-objects.ts'
import { readManifest, secretMark } from './manifest.ts'
import { runOnPostgres } from './postgres-programs.ts'

export interface Restored {
  madeAt: string
  /** Files that came back, and photos whose files are not all in the backup. */
  files: number
  incomplete: number
  /** Whether what was sealed under the old secret opens under the present one. */
  sameSecret: boolean
  /** Broken invariants of the ledger. */
  violations: { what: string; at: string }[]
}

const filesOfPhoto = 3

const toPostgres = async (url: string, from: string): Promise<void> => {
  const pool = openPool(url, 1)
  try {
    const { rows } = await pool.query("select 1 from information_schema.tables where table_schema = 'public' limit 1")
    if (rows.length > 0) throw new ConfigurationError('the database of DATABASE_URL is not empty; restore into a new one')
  } finally {
    await pool.end()
  }
  await runOnPostgres('pg_restore', url, ['--single-transaction', '--exit-on-error', join(from, 'database.dump')])
}

const toFolder = async (dataDir: string, from: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await using _lock = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  if (existsSync(folder))
    throw new ConfigurationError(`${dataDir} holds a database already; set DATA_DIR to another folder, or move it away`)
  const half = join(dataDir, 'database.new')
  await rm(half, { recursive: true, force: true })
  await cp(join(from, 'database'), half, { recursive: true })
  await rename(half, folder)
}

/** Who was erased since: what later backups beside this one know, what the operator names, and what this service still has itself. */
const knowErased = async (config: Config, storage: Storage, from: string, others: readonly string[]): Promise<void> => {
  const beside = (await readdir(dirname(from), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const files = [...beside.map(({ name }) => join(dirname(from), name, 'erased')), ...others]
  const record = erasedRecord(config, storage)
  const known = new Set(await record.read())
  for (const file of files)
    for (const id of await erasedFile(file).read()) {
      if (!known.has(id)) await record.add(id, systemClock.now())
      known.add(id)
    }
}

const bringPhotos = async (db: Database, kept: Storage, to: Storage): Promise<Pick<Restored, 'files' | 'incomplete'>> => {
  let [files, incomplete] = [0, 0]
  for await (const keys of readStorageKeys(db))
    for (const key of keys) {
      const copied = await copyObjects(kept, to, kept.keys(key))
      files += copied
      if (copied < filesOfPhoto) incomplete += 1
    }
  return { files, incomplete }
}

/**
 * Brings a backup back on an empty machine: the database, whoever was erased since erased again, then the photos of those who are there, and the
 * ledger checked.
 * @param others files like `DATA_DIR/erased` of a later date
 * @throws {ConfigurationError} when the database is not empty, or the folder holds no backup that fits the configuration
 */
export const restoreBackup = async (
  { config, log, migrations }: { config: Config; log: Logger; migrations: string },
  from: string,
  others: readonly string[] = [],
): Promise<Restored> => {
  const manifest = await readManifest(from)
  const engine = config.databaseUrl === undefined ? 'embedded' : 'postgres'
  if (manifest.engine !== engine)
    throw new ConfigurationError(
      engine === 'embedded'
        ? 'this backup is of PostgreSQL: set DATABASE_URL'
        : 'this backup is of the embedded database: unset DATABASE_URL',
    )
  for (const file of others) if (!existsSync(file)) throw new ConfigurationError(`${file} is not there`)
  if (config.databaseUrl === undefined) await toFolder(config.dataDir, from)
  else await toPostgres(config.migrateDatabaseUrl ?? config.databaseUrl, from)
  const storage = openStorage(config)
  await knowErased(config, storage, from, others)

  await using store = await openStore(config, '')
  const db = openDatabase(store.pool)
  await migrate(db, migrations)
  const { app, platform } = await compose({ config, db, log, clock: systemClock })
  // Becoming ready erases again whom the record names.
  await app.ready()
  const photos = await bringPhotos(db, diskStorage(join(from, 'photos')), storage)
  const violations = await checkLedger(db)
  await app.close()
  await platform.realtime[Symbol.asyncDispose]()
  return { madeAt: manifest.madeAt, ...photos, sameSecret: manifest.secret === secretMark(config.secrets[0]), violations }
}

/** Puts a secret that lived in the data folder back, before the configuration would make a new one. */
export const restoreSecret = async (from: string, dataDir: string): Promise<void> => {
  const kept = join(from, 'secret')
  if (!existsSync(kept) || existsSync(join(dataDir, 'secret'))) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyFile(kept, join(dataDir, 'secret'))
}
