import { minimumAge } from '#features/members/contract.ts'
import { randomInt } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { endSessionsOfMember, newPasswordUrl, createInvitation, endSessionsAndTokensOfMember } from '#features/auth/server/index.ts'
import { lockMember, setMemberPrivate, setMemberRole } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Role } from '#platform/shared/roles.ts'
import { createAccountWithoutPassword } from '../members/add-member.ts'
import { mailStaffRoleChange } from '../members/role-mail.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

interface MakeAdminOptions {
  /** In lower case. */
  email: string
  name: string
  /** The current SECRET, which signs the invitation code. */
  secret: string
  publicUrl: string
  /** Removes the second factor, for an administrator who lost it. */
  newSecondFactor?: boolean
}

/** The outcome. `invitation` is absent when the account already has a password. */
export interface CreatedOrPromotedAdmin {
  existed: boolean
  invitation?: { code: string; address: string }
}

/**
 * Gives the account with this email the role admin, or creates such an account with an invitation code, which only this call returns. The new
 * account is in private mode: it was made for the console, so members are not shown it. For the operator at the command line: the audit entry
 * names no administrator.
 */
export const createOrPromoteAdmin = async (db: Database, wish: MakeAdminOptions, now: Date): Promise<CreatedOrPromotedAdmin> => {
  const { id, existed, isNew } = await inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('member').select('id').where('email', '=', wish.email).executeTakeFirst()
    const member = known ?? {
      id: await createAccountWithoutPassword(
        tx,
        { name: wish.name, email: wish.email, role: 'admin', locale: 'en', country: 'CM', age: minimumAge },
        now,
      ),
    }
    if (known === undefined) await setMemberPrivate(tx, member.id, true)
    const row = await lockMember(tx, member.id)
    const isPromoted = known !== undefined && row?.role !== 'admin'
    if (isPromoted) {
      await setMemberRole(tx, member.id, 'admin')
      await mailStaffRoleChange(tx, { memberId: member.id, from: row?.role as Role, to: 'admin' }, now)
    }
    if (wish.newSecondFactor) await deleteSecondFactor(tx, member.id)
    if (known !== undefined) await (isPromoted ? endSessionsAndTokensOfMember : endSessionsOfMember)(tx, member.id, now)
    await recordAudit(tx, {
      admin: null,
      action: 'admin.made',
      subject: { kind: 'member', id: member.id },
      reason: 'by the operator at the command line',
      details: { new_second_factor: wish.newSecondFactor === true },
      now,
    })
    return { id: member.id, existed: known !== undefined, isNew: row?.status === 'unverified' }
  })
  if (!isNew) return { existed }
  const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0')
  const { code, key } = await createInvitation(db, { secret: wish.secret, randomCode }, id, now)
  return { existed, invitation: { code, address: newPasswordUrl(wish.publicUrl, wish.email, key) } }
}
