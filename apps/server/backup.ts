import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config.ts'
import { makeBackup } from './backup/make-backup.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'

const root = join(import.meta.dirname, '../..')

/** For an operator: everything the service needs to come back, in a new folder, while it runs. */
const main = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const now = systemClock.now()
  const into = resolve(positionals[0] ?? join('backups', now.toISOString().slice(0, 19).replaceAll(':', '-')))
  const { engine, files } = await makeBackup(readConfig(process.env), into, now)
  say(`${into} holds the ${engine === 'embedded' ? 'embedded database' : 'PostgreSQL database'} and ${files} files of photos.`)
  say('It can bring members back whom nobody should see: keep it where only the operator can read it.')
}

main().catch((error: unknown) => {
  say(explain(error) ?? `There is no backup: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
