import { hashPassword, setPassword } from '#features/auth/server/index.ts'
import { addConfirmedSecondFactor, createAccountWithoutPassword } from '#features/admin/server/index.ts'
import { activateMember, setMemberPaused } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoTotpSecret } from '#platform/server/secrets/totp.ts'
import { type Role, staffRoles } from '#platform/shared/roles.ts'
import { demoCredentials } from './people.ts'

/** Login of the demo's administrator. */
export const demoAdminCredentials = { email: 'admin@ndloo.example', password: demoCredentials.password }

/** Logins of the demo's staff, one for each role. All have the same password. */
export const demoStaffLogins = staffRoles.map((role) => ({
  role,
  email: `${role}@ndloo.example`,
  name: `Demo ${role[0]?.toUpperCase()}${role.slice(1)}`,
}))

/** Creates the demo's administrator and staff unless they exist. Their authenticator codes are shown at /sandbox/authenticator. */
export const seedDemoAdmin = async (platform: Platform): Promise<void> => {
  const accounts = [{ role: 'admin' as const, email: demoAdminCredentials.email, name: 'Demo Admin' }, ...demoStaffLogins]
  const emails = accounts.map(({ email }) => email)
  const known = await platform.db.selectFrom('member').select('email').where('email', 'in', emails).execute()
  for (const account of accounts) if (!known.some(({ email }) => email === account.email)) await seedAccount(platform, account)
}

const seedAccount = async (
  { db, clock, config }: Platform,
  { role, email, name }: { role: Role; email: string; name: string },
): Promise<void> => {
  const now = clock.now()
  const hash = await hashPassword(demoAdminCredentials.password)
  await inTransaction(db, async (tx) => {
    const id = await createAccountWithoutPassword(tx, { name, email, role, locale: 'en', age: 38, country: 'CM' }, now)
    await setPassword(tx, id, hash, now)
    await activateMember(tx, id, now)
    // Paused, so that members do not see this account.
    await setMemberPaused(tx, id, true)
    await addConfirmedSecondFactor(tx, id, config.secrets, demoTotpSecret(config.secrets[0]), now)
  })
}
