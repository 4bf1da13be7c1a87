import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { createFileErasureLog, openErasureLog } from '#features/account/server/index.ts'
import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import { type Archiving, readArchiving } from '#platform/server/db/archiving.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import { secretFingerprint } from '#platform/server/secrets/secret-use.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { copyDatabaseCommand } from '../commands/copy-database.ts'
import { openStorage } from '../compose.ts'
import { runCommand } from '../programs/run-command.ts'
import { type CopyResult, copyObjects } from './copy-objects.ts'
import { type BackupManifest, readBackupManifest, writeBackupManifest } from './manifest.ts'
import {
  findPostgresProgram,
  type PostgresProgram,
  requireProgramVersion,
  runPostgresProgram,
  defaultConnectionCount,
} from './postgres-programs.ts'
import { openWorkFolder, prunePhotos, type WorkFolder } from './work-folder.ts'

/** Files left out: export archives expire after a day, the erasure log is written to a separate file, and AVIF files are recreated on demand. */
const excluded = /^(?:exports|erased)\/|\.avif$/

async function* keysToBackUp(storage: Storage): AsyncGenerator<string> {
  for await (const key of storage.keys()) if (!excluded.test(key)) yield key
}

const copyEmbedded = async (config: Config, to: string): Promise<void> => {
  if (!existsSync(join(config.dataDir, 'database'))) throw new ConfigurationError(`${config.dataDir} holds no database`)
  if (!(await runCommand(config, 'copy-database', copyDatabaseCommand, [to])))
    throw new ConfigurationError('the database could not be copied')
}

const majorVersion = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
  return Math.floor(Number(rows[0]?.version) / 10_000)
}

const readArchivingOf = async (url: string): Promise<Archiving> => {
  const pool = openPool(url, 1)
  try {
    return await readArchiving(openDatabase(pool))
  } finally {
    await pool.end()
  }
}

/** Checks that PostgreSQL archives its log. Only then a backup without the database is worth something. */
const requireArchive = async (url: string | undefined): Promise<void> => {
  if (url !== undefined && (await readArchivingOf(url)) !== 'off') return
  throw new ConfigurationError('PostgreSQL does not archive its log, so make a whole backup, without --files (docs/backup.md)')
}

/** Checks that the database can be dumped, before anything is written, and returns the program for it. */
const prepareDump = async (url: string): Promise<PostgresProgram> => {
  const pool = openPool(url, 1)
  try {
    await requireCompleteRestore(openDatabase(pool))
    const program = await findPostgresProgram('pg_dump')
    requireProgramVersion(program, await majorVersion(pool), 'the server')
    return program
  } finally {
    await pool.end()
  }
}

export interface BackupOptions {
  /** Number of connections for the dump. */
  jobs?: number
  /** Path of an earlier backup on the same file system; its photos are linked instead of copied. */
  since?: string
  /** Whether to leave out the database, which PostgreSQL archives itself. */
  filesOnly?: boolean
  signal?: AbortSignal
}

/** Links photos that an earlier backup has. A key is never changed, so both backups may share one file. */
const linkFrom =
  (since: string, photos: string) =>
  async (key: string, size: () => Promise<number | undefined>): Promise<boolean> => {
    const [old, made] = [join(since, 'photos', key), join(photos, key)]
    const found = await stat(old).catch(() => undefined)
    if (found === undefined || found.size !== (await size())) return false
    await mkdir(dirname(made), { recursive: true, mode: 0o700 })
    return link(old, made).then(
      () => true,
      () => false,
    )
  }

const copyPhotos = async (config: Config, folder: WorkFolder, { since, signal }: BackupOptions): Promise<CopyResult> => {
  const storage = openStorage(config)
  const wanted = new Set<string>()
  const keys = async function* () {
    for await (const key of keysToBackUp(storage)) {
      if (folder.resumed) wanted.add(key.split('/')[0] ?? '')
      yield key
    }
  }
  const linking = since === undefined ? {} : { tryLink: linkFrom(since, folder.photos) }
  const copied = await copyObjects(storage, diskStorage(folder.photos), keys(), { ...linking, signal })
  if (folder.resumed) await prunePhotos(folder.photos, wanted)
  return copied
}

/**
 * Makes a backup of a running service: a consistent copy of the database unless `filesOnly` leaves it out, the photos, the erasure log, and the
 * secret if it is stored in the data folder. Photos copied by an earlier, failed attempt are not copied again.
 * @param into a new path or an empty folder
 * @throws {ConfigurationError} when the folder is not empty, the database cannot be copied, or it would be left out without an archive
 */
export const makeBackup = async (
  config: Config,
  into: string,
  now: Date,
  options: BackupOptions = {},
): Promise<BackupManifest & { copied: number }> => {
  if (existsSync(into) && (await readdir(into)).length > 0) throw new ConfigurationError(`${into} is not empty`)
  if (options.since !== undefined) await readBackupManifest(options.since)
  const url = config.migrateDatabaseUrl ?? config.databaseUrl
  const whole = config.databaseUrl === undefined ? 'embedded' : 'postgres'
  const engine = options.filesOnly === true ? 'files' : whole
  if (engine === 'files') await requireArchive(config.databaseUrl === undefined ? undefined : url)
  const program = engine === 'postgres' ? await prepareDump(url ?? '') : undefined
  await using folder = await openWorkFolder(into)
  // The database first: a photo is stored before its row, so every row of the copy finds its files.
  if (engine === 'embedded') await copyEmbedded(config, join(folder.path, 'database'))
  if (program !== undefined) {
    // Each dump has its own folder, because the dump of a killed backup may still be running.
    const dump = join(folder.path, `dump-${randomBytes(8).toString('hex')}`)
    const dumpOptions = ['--format=directory', `--jobs=${options.jobs ?? defaultConnectionCount()}`, `--file=${dump}`]
    await runPostgresProgram(program, url ?? '', dumpOptions, options.signal)
    await rename(dump, join(folder.path, 'database.dump'))
  }
  const { files, copied } = await copyPhotos(config, folder, options)
  const erased = createFileErasureLog(join(folder.path, 'erased'))
  for (const id of await openErasureLog(config, openStorage(config)).read()) await erased.add(id, now)
  const secret = join(config.dataDir, 'secret')
  if (existsSync(secret)) await copyFile(secret, join(folder.path, 'secret'))
  const manifest: BackupManifest = {
    format: 1,
    madeAt: now.toISOString(),
    engine,
    mode: config.demo ? 'demo' : 'real',
    files,
    ...(program === undefined ? {} : { program: program.version }),
    secret: secretFingerprint(config.secrets[0]),
  }
  options.signal?.throwIfAborted()
  await writeBackupManifest(folder.path, manifest)
  await folder.finish()
  return { ...manifest, copied }
}
