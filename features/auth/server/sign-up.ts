import { randomUUID } from 'node:crypto'
import { birthFromAge, createMember, type NewMember } from '#features/members/server/index.ts'
import { phoneNumber } from '#features/profiles/server/index.ts'
import { startFree } from '#features/subscriptions/server/index.ts'
import { openAccounts } from '#features/wallet/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import { type ErrorCode, Refusal } from '#platform/shared/errors.ts'
import { authErrors, type signUp as endpoint } from '../contract.ts'
import { type Auth, takeCall, takeSignUp } from './auth.ts'
import { isKeptOut } from './ban-store.ts'
import { askForCode } from './job-kinds.ts'
import { resendSeconds } from './mail-code.ts'
import { mailOwner } from './mail-owner.ts'
import { isCommon } from './passwords.ts'
import { lockAccount } from './queries.ts'
import { removeUnproven } from './remove-unproven.ts'
import { keepIf, lockEmail, setPassword } from './store.ts'

/** The text of the terms that is accepted now. */
const termsVersion = '2026-11-01'

type Registration = Input<typeof endpoint>['body']

const toMember = (given: Registration, id: string, phone: string, now: Date): NewMember => ({
  id,
  email: given.email,
  phone,
  phone_country: given.countryCode,
  firstname: given.firstName,
  lastname: given.lastName,
  gender: given.gender,
  birth: birthFromAge(given.age, now),
  birth_estimated: true,
  country: given.countryCode,
  locale: given.locale,
  terms_version: termsVersion,
  now,
})

const write = async (tx: Tx, member: NewMember, passwordHash: string): Promise<void> => {
  await createMember(tx, member)
  await openAccounts(tx, member.id)
  await startFree(tx, member.id, member.now)
  await setPassword(tx, member.id, passwordHash, member.now)
}

/**
 * Registers somebody and has a code mailed. The caller cannot tell whether the email is taken: the answer and the work are the same,
 * and only the owner of the mailbox learns more.
 * @throws {Refusal} auth.phone_invalid, auth.password_common, platform.too_many
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
  if (phone === undefined || problem !== undefined) throw new Refusal(problem ?? authErrors.phone_invalid, { fields })

  const passwordHash = await auth.passwords.hash(body.password)
  const member = toMember(body, randomUUID(), phone, ctx.now)
  await inTransaction(ctx.db, async (tx) => {
    await lockEmail(tx, body.email)
    const owner = await lockAccount(tx, { email: body.email })
    const keptOut = await isKeptOut(tx, { email: body.email, phone }, auth.secrets)
    const free = (owner === undefined || owner.status === 'unverified') && !keptOut
    // Nobody's account otherwise, so that an email somebody has begun to sign up with takes no longer.
    await removeUnproven(tx, owner?.status === 'unverified' ? owner : { id: randomUUID(), status: 'unverified' })
    await keepIf(tx, free, () => write(tx, free ? member : { ...member, email: `${member.id}@trial.invalid` }, passwordHash))
    if (free || owner === undefined || owner.status === 'unverified')
      // Finds nobody and mails nothing when they are kept out.
      await askForCode(tx, { email: body.email, purpose: 'verify-email' }, ctx.now)
    else await mailOwner(tx, owner.id, ctx.now)
  })
  return { data: { email: body.email, resend_after: resendSeconds } }
}
