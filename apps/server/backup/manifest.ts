import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ConfigurationError } from '#platform/server/config/config.ts'

const BackupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The database engine that was copied; `files` when the backup has no copy of the database. */
  engine: z.enum(['postgres', 'embedded', 'files']),
  mode: z.enum(['demo', 'real']),
  files: z.int(),
  /** The major version of the program that dumped PostgreSQL; absent in backups of earlier releases. */
  program: z.int().optional(),
  /** Fingerprint of SECRET, which shows whether two secrets are equal and nothing else. */
  secret: z.string(),
})
/** Describes a backup. It is written last, so a folder without it is incomplete. */
export type BackupManifest = z.infer<typeof BackupManifest>

const name = 'manifest.json'

/** Writes the manifest into the folder of a backup. */
export const writeBackupManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/** Reads the manifest of a backup. @throws {ConfigurationError} when the folder has no complete backup in a known format */
export const readBackupManifest = async (folder: string): Promise<BackupManifest> => {
  try {
    return BackupManifest.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  } catch {
    throw new ConfigurationError(`${folder} holds no whole backup`)
  }
}
