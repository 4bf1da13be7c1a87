import { addConfirmedSecondFactor } from '#features/admin/server/index.ts'
import { replaceRecoveryCodes } from '#features/admin/server/entry/second-factor-store.ts'
import { recordAudit } from '#features/audit/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '../app/test-app.ts'

/**
 * Creates console data in which a member is both the acting administrator and the subject. `words` go into texts that cannot be changed later.
 */
export const createAdministrationData = (
  { db, clock, platform }: TestApp,
  { member, admin }: { member: string; admin: string },
  words: string,
) =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    await addConfirmedSecondFactor(tx, member, platform.config.secrets, Buffer.from('a secret'), now)
    await replaceRecoveryCodes(tx, member, [Buffer.from('a code')])
    const subject = { kind: 'member', id: member }
    await recordAudit(tx, { admin, action: 'member.signed_out', subject, reason: words, details: { words }, now })
    await recordAudit(tx, { admin: member, action: 'rate.changed', subject: { kind: 'rate', id: 'NGN' }, reason: 'it has moved', now })
  })
