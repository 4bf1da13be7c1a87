import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/server/clock.ts'
import { readServerConfig } from '../config.ts'
import { releaseRoot } from '../release.ts'
import { parseJobsOption, describeFailedRun, createStopSignal } from '../backup/command-line.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { print } from './print.ts'

const usage = `npm run backup                                               into backups/<moment>
npm run backup -- /mnt/backups/today                         into a folder of that name
npm run backup -- /mnt/backups/today --since /mnt/backups/yesterday   links the photos that one has, on the same file system
npm run backup -- --files                                    without the database, where PostgreSQL archives its log
npm run backup -- --jobs 8                                   dumps PostgreSQL with so many connections`

const contents = { embedded: 'the embedded database and ', postgres: 'the PostgreSQL database and ', files: '' } as const

/** Makes a backup of the running service in a new folder. */
const main = async (): Promise<void> => {
  const options = {
    since: { type: 'string' },
    jobs: { type: 'string' },
    files: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (values.help === true) return print(usage)
  if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
  const now = systemClock.now()
  const into = resolve(positionals[0] ?? join('backups', now.toISOString().slice(0, 19).replaceAll(':', '-')))
  const { engine, files, copied } = await makeBackup(readServerConfig(process.env), into, now, {
    ...(values.since === undefined ? {} : { since: resolve(values.since) }),
    ...parseJobsOption(values.jobs),
    filesOnly: values.files,
    signal: createStopSignal(),
  })
  print(`${into} holds ${contents[engine]}${files} files of photos, ${copied} copied now.`)
  print('It can bring members back whom nobody should see: keep it where only the operator can read it.')
}

main().catch((error: unknown) => {
  print(`There is no backup. ${describeFailedRun(error)}`)
  print('Photos that were copied are kept beside it, and the next backup goes on with them.')
  process.exit(1)
})
