import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readServerConfig } from '../config.ts'
import { releaseRoot } from '../release.ts'
import { createLog } from '#platform/server/log.ts'
import { parseJobsOption, describeFailedRun, createStopSignal } from '../backup/command-line.ts'
import { restoreBackup, restoreSecret } from '../backup/restore-backup.ts'
import { print } from './print.ts'

const usage = `npm run restore -- backups/2026-03-02T03-00-00                       brings a backup back, on an empty machine
npm run restore -- backups/2026-03-02T03-00-00 --erased data/erased  erases again whom this file names, too
npm run restore -- backups/2026-03-02T03-00-00 --files               after PostgreSQL itself was restored to a point in time
npm run restore -- backups/2026-03-02T03-00-00 --jobs 8              loads PostgreSQL with so many connections`

/** Restores a backup into an empty database, or continues a restore that failed; the exit code is 1 when the ledger is broken. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erased: { type: 'string', multiple: true }, jobs: { type: 'string' }, files: { type: 'boolean', default: false } },
  })
  const [given] = positionals
  if (given === undefined) {
    print(usage)
    process.exitCode = 1
    return
  }
  const from = resolve(given)
  if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
  if ((process.env.SECRET ?? '') === '') await restoreSecret(from, resolve(process.env.DATA_DIR || './data'))
  const config = readServerConfig(process.env)
  const service = { config, log: createLog(config.logLevel), root: releaseRoot }
  const { madeAt, files, copied, incomplete, unnamed, sameSecret, violations } = await restoreBackup(service, from, {
    erased: values.erased,
    ...parseJobsOption(values.jobs),
    filesOnly: values.files,
    signal: createStopSignal(),
  })
  print(
    values.files
      ? `${copied} files came from the backup of ${madeAt}, ${files - copied} of its files were there already. Who was erased is erased again.`
      : `The service is back as it was at ${madeAt}, with ${files} files of photos, of which ${files - copied} were there already.`,
  )
  if (unnamed > 0) print(`${unnamed} files that nothing in the database names were removed: they came later.`)
  if (incomplete > 0)
    print(`${incomplete} photos lack files: ${values.files ? 'try the next backup, too' : 'they were removed while the backup was made'}.`)
  if (!sameSecret) print('SECRET is another one than then: second factors and signed addresses of that time do not open.')
  for (const { what, at } of violations) print(`${what}: ${at}`)
  print(violations.length === 0 ? 'The ledger is sound.' : `The ledger is broken in ${violations.length} places.`)
  process.exitCode = violations.length === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  print(`The restore is not complete. ${describeFailedRun(error)}`)
  print('The same command again goes on where it stopped. No server starts on a database that is half restored from a backup.')
  process.exit(1)
})
