import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFileErasureLog, openErasureLog } from '#features/account/server/index.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openConfiguredDatabase } from '#platform/server/db/open-configured-database.ts'
import { removeRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import type { Logger } from '#platform/server/log.ts'
import { secretFingerprint } from '#platform/server/secrets/secret-use.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { migrateDatabase } from '../migrate-at-start.ts'
import { composeService, openStorage } from '../compose.ts'
import { type BackupManifest, readBackupManifest } from './manifest.ts'
import { restoreEmbedded } from './restore-embedded.ts'
import { type RestoredFiles, removeFilesWithoutRow, restoreFiles } from './restore-files.ts'
import { checkAndLockRestoredDatabase } from './restored-database.ts'
import { restorePostgres } from './restore-postgres.ts'

export interface RestoreResult extends RestoredFiles {
  madeAt: string
  /** Number of files that were removed because no row names them. */
  unnamed: number
  /** Whether SECRET or SECRET_PREVIOUS equals the secret of the backup. */
  sameSecret: boolean
  /** Broken invariants of the ledger. */
  violations: { what: string; at: string }[]
}

/** Adds the members erased since the backup to the erasure log, from neighbouring backups and the files the operator names. */
const recordErasures = async (config: Config, storage: Storage, from: string, others: readonly string[]): Promise<void> => {
  const beside = (await readdir(dirname(from), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const files = [...beside.map(({ name }) => join(dirname(from), name, 'erased')), ...others]
  const record = openErasureLog(config, storage)
  const known = new Set(await record.read())
  for (const file of files)
    for (const id of await createFileErasureLog(file).read()) {
      if (!known.has(id)) await record.add(id, systemClock.now())
      known.add(id)
    }
}

const requireSameEngine = ({ engine }: BackupManifest, config: Config): void => {
  if (engine === (config.databaseUrl === undefined ? 'embedded' : 'postgres')) return
  if (engine === 'files') throw new ConfigurationError('this backup holds files only: restore the database first, then use --files')
  throw new ConfigurationError(
    engine === 'postgres'
      ? 'this backup is of PostgreSQL: set DATABASE_URL'
      : 'this backup is of the embedded database: unset DATABASE_URL',
  )
}

/** Restores the database itself. Returns a lock to hold until the restore is complete; the embedded database needs none. */
const restoreDatabase = async (
  config: Config,
  url: string | undefined,
  from: string,
  manifest: BackupManifest,
  options: Pick<RestoreOptions, 'jobs' | 'signal'>,
): Promise<AsyncDisposable | undefined> => {
  if (config.databaseUrl !== undefined) return restorePostgres(url ?? '', from, manifest, options)
  await restoreEmbedded(config.dataDir, from, manifest)
  return undefined
}

export interface RestoreOptions {
  /** Paths of later copies of `DATA_DIR/erased`. */
  erased?: readonly string[] | undefined
  /** Number of connections for the restore of PostgreSQL. */
  jobs?: number
  /** Whether PostgreSQL's archive has brought the database back already, to a moment of its past. Only the later steps remain. */
  filesOnly?: boolean
  signal?: AbortSignal
}

/**
 * Restores a backup into an empty database: the database, the erasures since, then the photos of the remaining members, and checks the ledger. Until
 * it is complete a mark in the database keeps servers from starting; called again, it continues. With `filesOnly` the database is there already, and
 * files that its rows do not name are removed.
 * @throws {ConfigurationError} when the database is not empty, or the backup does not fit the configuration
 */
export const restoreBackup = async (
  { config, log, root }: { config: Config; log: Logger; root: string },
  from: string,
  { erased = [], jobs, filesOnly = false, signal }: RestoreOptions = {},
): Promise<RestoreResult> => {
  const manifest = await readBackupManifest(from)
  if (!filesOnly) requireSameEngine(manifest, config)
  for (const file of erased) if (!existsSync(file)) throw new ConfigurationError(`${file} is not there`)
  const url = config.migrateDatabaseUrl ?? config.databaseUrl
  await using _held = filesOnly
    ? await checkAndLockRestoredDatabase(config.databaseUrl === undefined ? undefined : url)
    : await restoreDatabase(config, url, from, manifest, { jobs, signal })
  const storage = openStorage(config)
  await recordErasures(config, storage, from, erased)

  // The migration role owns the tables and may alter them.
  await using store = await openConfiguredDatabase({ ...config, databaseUrl: url }, '')
  // A restore runs statements over whole tables.
  store.pool.on('connect', (client) => void client.query('set statement_timeout = 0').catch(() => {}))
  const db = openDatabase(store.pool)
  await migrateDatabase(config, db, root, { log: (details, message) => log.info(details, message) })
  const { app, platform } = await composeService({ config, db, log, clock: systemClock })
  // The members in the erasure log are erased when the server becomes ready.
  await app.ready()
  try {
    const photos = await restoreFiles(db, diskStorage(join(from, 'photos')), storage, signal)
    const unnamed = filesOnly ? await removeFilesWithoutRow(db, storage, signal) : 0
    const violations = await checkLedger(db)
    if (!filesOnly) await removeRestoreMark(db)
    return {
      madeAt: manifest.madeAt,
      ...photos,
      unnamed,
      sameSecret: config.secrets.some((secret) => manifest.secret === secretFingerprint(secret)),
      violations,
    }
  } finally {
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
  }
}

/** Restores the secret into the data folder, before reading the configuration would create a new one. */
export const restoreSecret = async (from: string, dataDir: string): Promise<void> => {
  const saved = join(from, 'secret')
  if (!existsSync(saved) || existsSync(join(dataDir, 'secret'))) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyFile(saved, join(dataDir, 'secret'))
}
