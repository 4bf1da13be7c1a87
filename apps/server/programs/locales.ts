import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '#platform/server/config/config.ts'
import { runLocalesCommand } from '../languages/locales-command.ts'
import { releaseRoot } from '../release.ts'
import { print } from './print.ts'

// Needs neither database nor secrets, so that translators can run it on any machine.
if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
try {
  process.exitCode = (await runLocalesCommand(process.argv.slice(2), { localesDir: process.env['LOCALES_DIR'], print })) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  print(error.message)
  process.exitCode = 1
}
