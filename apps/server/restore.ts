import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { restoreBackup, restoreSecret } from './backup/restore-backup.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run restore -- backups/2026-03-02T03-00-00                       brings a backup back, on an empty machine
npm run restore -- backups/2026-03-02T03-00-00 --erased data/erased  erases again whom this file names, too`

/** For an operator: a backup brought back where there is no database yet; ends with 1 when the ledger is broken. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { erased: { type: 'string', multiple: true } } })
  const [given] = positionals
  if (given === undefined) {
    say(usage)
    process.exitCode = 1
    return
  }
  const from = resolve(given)
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  if ((process.env.SECRET ?? '') === '') await restoreSecret(from, resolve(process.env.DATA_DIR || './data'))
  const config = readConfig(process.env)
  const service = { config, log: createLog(config.logLevel), migrations: join(root, 'db/migrations') }
  const { madeAt, files, incomplete, sameSecret, violations } = await restoreBackup(service, from, values.erased)
  say(`The service is back as it was at ${madeAt}, with ${files} files of photos.`)
  if (incomplete > 0) say(`${incomplete} photos lack files: they were removed while the backup was made.`)
  if (!sameSecret) say('SECRET is another one than then: second factors and signed addresses of that time do not open.')
  for (const { what, at } of violations) say(`${what}: ${at}`)
  say(violations.length === 0 ? 'The ledger is sound.' : `The ledger is broken in ${violations.length} places.`)
  process.exitCode = violations.length === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  say(explain(error) ?? `Nothing is restored: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
