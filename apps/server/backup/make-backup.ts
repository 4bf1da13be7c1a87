import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { erasedFile, erasedRecord } from '#features/account/server/index.ts'
import { type Config, ConfigurationError } from '#platform/server/config.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { copyDatabase } from '../commands/copy-database.ts'
import { openStorage } from '../compose.ts'
import { perform } from '../operate.ts'
import { copyObjects } from './copy-objects.ts'
import { type Manifest, secretMark, writeManifest } from './manifest.ts'
import { runOnPostgres } from './postgres-programs.ts'

/** Archives of members last a day, and who was erased is kept in a file of its own. */
const leftOut = /^(?:exports|erased)\//

async function* worthKeeping(storage: Storage): AsyncGenerator<string> {
  for await (const key of storage.keys()) if (!leftOut.test(key)) yield key
}

const copyEmbedded = async (config: Config, to: string): Promise<void> => {
  if (!existsSync(join(config.dataDir, 'database'))) throw new ConfigurationError(`${config.dataDir} holds no database`)
  if (!(await perform(config, 'copy-database', copyDatabase, [to]))) throw new ConfigurationError('the database could not be copied')
}

/**
 * Writes everything a service needs to come back into a new folder, while it runs: the database as of one moment, the photos, who has been erased, and
 * the secret where it lives in the data folder.
 * @param into a path where nothing is yet, or an empty folder
 * @throws {ConfigurationError} when something is there, or the database cannot be copied
 */
export const makeBackup = async (config: Config, into: string, now: Date): Promise<Manifest> => {
  if (existsSync(into) && (await readdir(into)).length > 0) throw new ConfigurationError(`${into} is not empty`)
  const half = `${into}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  // The database first: a photo is stored before its row, so every row of the copy finds its files.
  if (config.databaseUrl === undefined) await copyEmbedded(config, join(half, 'database'))
  else
    await runOnPostgres('pg_dump', config.migrateDatabaseUrl ?? config.databaseUrl, [
      '--format=custom',
      `--file=${join(half, 'database.dump')}`,
    ])
  const storage = openStorage(config)
  const files = await copyObjects(storage, diskStorage(join(half, 'photos')), worthKeeping(storage))
  const erased = erasedFile(join(half, 'erased'))
  for (const id of await erasedRecord(config, storage).read()) await erased.add(id, now)
  const secret = join(config.dataDir, 'secret')
  if (existsSync(secret)) await copyFile(secret, join(half, 'secret'))
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    engine: config.databaseUrl === undefined ? 'embedded' : 'postgres',
    mode: config.demo ? 'demo' : 'real',
    files,
    secret: secretMark(config.secrets[0]),
  }
  await writeManifest(half, manifest)
  await mkdir(dirname(into), { recursive: true })
  if (existsSync(into)) await rm(into, { recursive: true })
  await rename(half, into)
  return manifest
}
