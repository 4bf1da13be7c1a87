import { randomUUID } from 'node:crypto'
import { birthFromAge, createMember, type NewMember } from '#features/members/server/index.ts'
import { phoneNumber } from '#features/profiles/server/index.ts'
import { startFreePlan } from '#features/subscriptions/server/index.ts'
import { openAccounts } from '#features/wallet/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import { type ErrorCode, AppError } from '#platform/shared/errors.ts'
import { authErrors, type signUp as endpoint } from '../../contract.ts'
import { type Auth, takeCall, takeSignUp } from '../auth.ts'
import { isKeptOut } from '../bans/ban-store.ts'
import { askForCode } from '../job-kinds.ts'
import { callerPlace } from '../sessions/known-place.ts'
import { resendSeconds } from '../codes/mail-limit.ts'
import { mailOwner } from '../email/mail-owner.ts'
import { isCommon } from '../password/passwords.ts'
import { lockAccount } from '../queries.ts'
import { addRegistration, type Given, newRegistrationSecret } from './registration-store.ts'
import { keepIf, lockEmail, setPassword } from '../store.ts'

/** The text of the terms that is accepted now. */
const termsVersion = '2026-11-01'

type Registration = Input<typeof endpoint>['body']

const toGiven = (body: Registration, phone: string, now: Date): Given => ({
  phone,
  phone_country: body.countryCode,
  firstname: body.firstName,
  lastname: body.lastName,
  gender: body.gender,
  birth: birthFromAge(body.age, now),
  birth_estimated: true,
  country: body.countryCode,
  locale: body.locale,
  terms_version: termsVersion,
})

const createAccount = async (tx: Tx, member: NewMember): Promise<void> => {
  await createMember(tx, member)
  await openAccounts(tx, member.id)
  await startFreePlan(tx, member.id, member.now)
}

/**
 * Registers somebody and has a code mailed. An address that nobody has proven yet may have several registrations; the code decides none of them,
 * the secret that each is answered does (`verify-email.ts`). The caller cannot tell whether the email is taken: the answer and the work are the same,
 * and only the owner of the mailbox learns more.
 * @throws {AppError} auth.phone_invalid, auth.password_common, platform.too_many
 */
export const signUp = async (ctx: Context, { body }: { body: Registration }, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  await takeSignUp(auth, ctx.actor)
  const phone = phoneNumber(body.mobileNumber, body.countryCode)
  const fields: Record<string, ErrorCode[]> = {
    ...(phone === undefined ? { mobileNumber: [authErrors.phone_invalid] } : {}),
    ...(isCommon(body.password) ? { password: [authErrors.password_common] } : {}),
  }
  const [problem] = Object.values(fields).flat()
  if (phone === undefined || problem !== undefined) throw new AppError(problem ?? authErrors.phone_invalid, { fields })

  const passwordHash = await auth.passwords.hash(body.password)
  const given = toGiven(body, phone, ctx.now)
  const secret = newRegistrationSecret()
  await inTransaction(ctx.db, async (tx) => {
    await lockEmail(tx, body.email)
    const owner = await lockAccount(tx, { email: body.email })
    const keptOut = await isKeptOut(tx, { email: body.email, phone }, auth.secrets)
    const isPending = owner?.status === 'unverified' && !keptOut
    const isNew = owner === undefined && !keptOut
    const id = randomUUID()
    // The same work for every email: what is of no use to this one is undone.
    await keepIf(tx, isNew || isPending, async () => {
      const member = { ...given, id, email: isNew ? body.email : `${id}@trial.invalid`, now: ctx.now }
      await keepIf(tx, !isPending, () => createAccount(tx, member))
      const memberId = isPending ? owner.id : id
      await setPassword(tx, memberId, passwordHash, ctx.now)
      await addRegistration(tx, { memberId, secret, passwordHash, given }, ctx.now)
    })
    if (owner === undefined || owner.status === 'unverified')
      // Finds nobody and mails nothing when they are kept out.
      await askForCode(tx, { email: body.email, purpose: 'verify-email', place: callerPlace(ctx, auth) }, ctx.now)
    else await mailOwner(tx, owner.id, ctx.now)
  })
  return { data: { email: body.email, resend_after: resendSeconds, registration: secret } }
}
