import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '#platform/server/config/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { lockFolder } from '#platform/server/db/lock.ts'
import { readRestoreMark, writeRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import type { BackupManifest } from './manifest.ts'

const isHalfOf = async (folder: string, madeAt: string): Promise<boolean> => {
  await using store: EmbeddedDatabase = await openEmbeddedDatabase(folder)
  return (await readRestoreMark(openDatabase(store.pool)))?.madeAt === madeAt
}

/**
 * Copies the embedded database of a backup into the data folder, marked as half restored.
 * @throws {ConfigurationError} when the folder has a database that is not from an earlier attempt with the same backup
 */
export const restoreEmbedded = async (dataDir: string, from: string, { madeAt }: BackupManifest): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await using _lock = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  if (existsSync(folder)) {
    if (await isHalfOf(folder, madeAt)) return
    throw new ConfigurationError(`${dataDir} holds a database already; set DATA_DIR to another folder, or move it away`)
  }
  const half = join(dataDir, 'database.new')
  await rm(half, { recursive: true, force: true })
  await cp(join(from, 'database'), half, { recursive: true })
  {
    await using store: EmbeddedDatabase = await openEmbeddedDatabase(half)
    await writeRestoreMark(openDatabase(store.pool), { madeAt, databaseDone: true })
  }
  await rename(half, folder)
}
