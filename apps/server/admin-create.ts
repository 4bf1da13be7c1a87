import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeAdmin } from '#features/admin/server/index.ts'
import { invitationHours } from '#features/auth/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { Email } from '#platform/shared/fields.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run admin:create -- --email name@example.com [--name "First Last"]   makes an administrator, with a code to set a password
npm run admin:create -- --email name@example.com --new-second-factor     for one who has lost phone and recovery codes`

/** For an operator: the first administrator, or another one. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { email: { type: 'string', default: '' }, name: { type: 'string' }, 'new-second-factor': { type: 'boolean', default: false } },
  })
  const email = Email.safeParse(values.email)
  if (!email.success) {
    say(usage)
    process.exitCode = 1
    return
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const config = readConfig(process.env)
  await using store = await openStore(config, root)
  const { existed, invitation } = await makeAdmin(
    openDatabase(store.pool),
    {
      email: email.data,
      name: values.name ?? (email.data.split('@')[0] as string),
      secret: config.secrets[0],
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      newSecondFactor: values['new-second-factor'],
    },
    systemClock.now(),
  )
  say(existed ? `${email.data} is an administrator now, and signed out everywhere.` : `${email.data} is an administrator.`)
  if (invitation === undefined) return
  say(`  Set a password at   ${invitation.address}`)
  say(`  with the code       ${invitation.code}   (valid for ${invitationHours} hours, five tries)`)
}

main().catch((error: unknown) => {
  say(explain(error) ?? `That did not work: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
