// pgBackRest with a repository in a folder or a bucket, configured as docs/backup.md says.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { S3Config } from '#platform/server/storage/s3-config.ts'
import { createServiceFolder } from '../cluster/child.ts'
import { wrapToEndWithParent } from '../services/end-with-parent.ts'

const run = promisify(execFile)
const program = '/usr/bin/pgbackrest'

/** Whether pgBackRest is installed. */
export const hasPgBackRest = (): boolean => existsSync(program)

/** The archive of one PostgreSQL server. */
export interface PgBackRestArchive {
  /** The value of PostgreSQL's setting `archive_command`. */
  command: string
  /** Creates the archive and checks that it works. The server has to archive already. */
  create(): Promise<void>
  backUp(): Promise<void>
  /** Restores the stopped server to a moment, such as `2026-03-02 03:00:00+00`. */
  restore(moment: string): Promise<void>
}

/** Where the repository is: below the folder of the run, or in a bucket behind TLS. */
export type Repository = 'folder' | { bucket: S3Config; tlsPort: number }

const describeRepository = (repository: Repository, folder: string): string[] => {
  if (repository === 'folder') return [`repo1-path=${folder}/repository`]
  const { bucket, tlsPort } = repository
  return [
    'repo1-type=s3',
    'repo1-path=/pgbackrest',
    `repo1-s3-bucket=${bucket.bucket}`,
    'repo1-s3-endpoint=127.0.0.1',
    `repo1-s3-region=${bucket.region}`,
    `repo1-s3-key=${bucket.accessKeyId}`,
    `repo1-s3-key-secret=${bucket.secretAccessKey}`,
    'repo1-s3-uri-style=path',
    `repo1-storage-port=${tlsPort}`,
    'repo1-storage-verify-tls=n',
  ]
}

/** Writes the configuration of an archive below `parent` for the server with its data in `dataFolder`. */
export const openArchive = async (parent: string, dataFolder: string, port: number, repository: Repository): Promise<PgBackRestArchive> => {
  const folder = await createServiceFolder(join(parent, 'pgbackrest'))
  const file = join(folder, 'pgbackrest.conf')
  const settings = [
    '[global]',
    ...describeRepository(repository, folder),
    'repo1-retention-full=2',
    'repo1-cipher-type=aes-256-cbc',
    'repo1-cipher-pass=of a fault run',
    'start-fast=y',
    'compress-type=lz4',
    `lock-path=${folder}/lock`,
    `spool-path=${folder}/spool`,
    'log-level-file=off',
    'log-level-console=warn',
    '[ndloo]',
    `pg1-path=${dataFolder}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${dirname(dataFolder)}`,
    'pg1-user=postgres',
  ]
  await writeFile(file, `${settings.join('\n')}\n`)
  const words = [`--config=${file}`, '--stanza=ndloo']
  const user = process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  const call = async (...more: string[]): Promise<void> => {
    await run(...wrapToEndWithParent(program, [...words, ...more], 'TERM', user), { cwd: folder })
  }
  return {
    command: `${program} ${words.join(' ')} archive-push %p`,
    create: async () => {
      await call('stanza-create')
      await call('check')
    },
    backUp: () => call('--type=full', 'backup'),
    restore: (moment) => call('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore'),
  }
}
