import { parseArgs } from 'node:util'
import { createOrPromoteAdmin } from '#features/admin/server/index.ts'
import { invitationHours } from '#features/auth/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { Email } from '#platform/shared/fields.ts'
import type { Command } from '../programs/run-command.ts'

const usage = `npm run admin:create -- --email name@example.com [--name "First Last"]   makes an administrator, with a code to set a password
npm run admin:create -- --email name@example.com --new-second-factor     for one who has lost phone and recovery codes`

const options = {
  email: { type: 'string', default: '' },
  name: { type: 'string' },
  'new-second-factor': { type: 'boolean', default: false },
} as const

/** Command that creates an administrator or promotes a member. */
export const adminCreateCommand: Command = async ({ db, config, print }, args) => {
  const { values } = parseArgs({ args: [...args], options })
  const email = Email.safeParse(values.email)
  if (!email.success) {
    print(usage)
    return false
  }
  const { existed, invitation } = await createOrPromoteAdmin(
    db,
    {
      email: email.data,
      name: values.name ?? (email.data.split('@')[0] as string),
      secret: config.secrets[0],
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      newSecondFactor: values['new-second-factor'],
    },
    systemClock.now(),
  )
  print(existed ? `${email.data} is an administrator now, and signed out everywhere.` : `${email.data} is an administrator.`)
  if (invitation === undefined) return true
  print(`  Set a password at   ${invitation.address}`)
  print(`  with the code       ${invitation.code}   (valid for ${invitationHours} hours, five tries)`)
  print('Then log in, and open /admin. Members do not see this account: it is in private mode, which Settings can end.')
  return true
}
