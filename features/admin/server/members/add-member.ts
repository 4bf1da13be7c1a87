import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { mailInvitationJob } from '#features/auth/server/index.ts'
import { calculateLatestBirthDate, createMember, setMemberRole } from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { ensureEntitlement } from '#features/subscriptions/server/index.ts'
import { openMemberAccounts } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Role } from '#platform/shared/roles.ts'
import { adminErrors } from '../../entry-contract.ts'

export interface NewAccountWithoutPassword {
  /** Full name; the part before the first blank is the first name. */
  name: string
  /** In lower case. */
  email: string
  role: Role
  locale: Locale
  country: string
  /** Whole years; the owner may correct the day of birth once. */
  age: number
}

/**
 * Creates an account without a password for a person who is then invited to set one.
 * @returns the member id
 * @throws {AppError} admin.email_taken
 */
export const createAccountWithoutPassword = async (
  tx: Tx,
  { name, email, role, locale, country, age }: NewAccountWithoutPassword,
  now: Date,
): Promise<string> => {
  const taken = await tx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
  if (taken !== undefined) throw new AppError(adminErrors.email_taken, { fields: { email: [adminErrors.email_taken] } })
  const id = randomUUID()
  const [firstname = name, ...rest] = name.split(/\s+/)
  await createMember(tx, {
    id,
    email,
    phone: '',
    phone_country: country,
    firstname,
    lastname: rest.join(' '),
    gender: 'other',
    birth: calculateLatestBirthDate(age, now),
    birth_estimated: true,
    country,
    locale,
    terms_version: termsVersion,
    now,
  })
  if (role !== 'user') await setMemberRole(tx, id, role)
  await openMemberAccounts(tx, id)
  await ensureEntitlement(tx, id, now)
  return id
}

const isEmailConflict = (error: unknown): boolean => (error as { constraint?: string }).constraint === 'member_email'

/**
 * Adds an account on behalf of an administrator and mails an invitation to set the password.
 * @returns the member id
 * @throws {AppError} admin.email_taken
 */
export const addMember = async (
  ctx: MemberContext,
  given: Omit<NewAccountWithoutPassword, 'locale'> & { locale?: Locale | undefined; reason?: string | undefined },
): Promise<string> => {
  const account = { ...given, locale: given.locale ?? ctx.locale }
  return inTransaction(ctx.db, async (tx) => {
    const id = await createAccountWithoutPassword(tx, account, ctx.now)
    await addJob(tx, mailInvitationJob, { memberId: id }, ctx.now)
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: 'member.added',
      subject: { kind: 'member', id },
      reason: given.reason ?? 'added in the console',
      details: { role: given.role },
      now: ctx.now,
    })
    return id
  }).catch((error: unknown) => {
    if (!isEmailConflict(error)) throw error
    throw new AppError(adminErrors.email_taken, { fields: { email: [adminErrors.email_taken] } })
  })
}
