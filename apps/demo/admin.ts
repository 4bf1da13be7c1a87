import { hashPassword, setPassword } from '#features/auth/server/index.ts'
import { addConfirmedSecondFactor, createAccount } from '#features/admin/server/index.ts'
import { activateMember, setMemberPaused } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoTotpSecret } from '#platform/server/secrets/totp.ts'
import { demoLogin } from './people.ts'

/** Login of the demo's administrator. */
export const demoAdminLogin = { email: 'admin@ndloo.example', password: demoLogin.password }

/** Creates the demo's administrator unless it exists. The codes of its authenticator are at /sandbox/authenticator. */
export const seedDemoAdmin = async ({ db, clock, config }: Platform): Promise<void> => {
  const known = await db.selectFrom('member').select('id').where('email', '=', demoAdminLogin.email).executeTakeFirst()
  if (known !== undefined) return
  const now = clock.now()
  const hash = await hashPassword(demoAdminLogin.password)
  await inTransaction(db, async (tx) => {
    const id = await createAccount(
      tx,
      { name: 'Demo Admin', email: demoAdminLogin.email, role: 'admin', locale: 'en', age: 38, country: 'CM' },
      now,
    )
    await setPassword(tx, id, hash, now)
    await activateMember(tx, id, now)
    // Paused, so that members do not see this account.
    await setMemberPaused(tx, id, true)
    await addConfirmedSecondFactor(tx, id, config.secrets, demoTotpSecret(config.secrets[0]), now)
  })
}
