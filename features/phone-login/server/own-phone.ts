import {
  isBanned,
  limitAuthCallsByAddress,
  lockAccount,
  lockContactForSignUp,
  readAccount,
  readSessionStart,
  requirePassword,
  toCodeError,
} from '#features/auth/server/index.ts'
import { updateMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import {
  type getOwnPhone as getEndpoint,
  phoneLoginErrors,
  type proveOwnPhone as proveEndpoint,
  type removeOwnPhone as removeEndpoint,
} from '../contract.ts'
import { verifyPhoneCode } from './codes/verify-phone-code.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'
import { notifyPhoneChange } from './notices.ts'
import { requirePhoneLoginOn } from './require-phone-login-on.ts'
import { readTextableNumber } from './textable-number.ts'

/** Returns the number the caller logs in with. */
export const getOwnPhone = async (
  { db, actor }: MemberContext,
  { sms }: PhoneLoginDependencies,
): Promise<HandlerResult<typeof getEndpoint>> => {
  const account = await readAccount(db, actor.id)
  const phone = account?.proven_phone ?? null
  return { data: { phone, removable: phone !== null && account?.email !== null, available: sms.account !== undefined } }
}

/**
 * Gives a number to a member. The member who logged in with it until now gets a notice and can no longer do so: operators hand numbers on, and
 * the code shows who has it now. Sessions, email and passkeys of the former member stay. The caller holds the locks of the number and the account.
 */
const claimNumber = async (tx: Tx, memberId: string, phone: string, now: Date): Promise<void> => {
  const before = await lockAccount(tx, { provenPhone: phone })
  if (before?.id === memberId) return
  if (before !== undefined) {
    await updateMember(tx, before.id, { proven_phone: null }, now)
    await notifyPhoneChange(tx, { memberId: before.id, change: 'taken' }, now)
  }
  await updateMember(tx, memberId, { proven_phone: phone }, now)
  await notifyPhoneChange(tx, { memberId, change: 'added' }, now)
}

/**
 * Makes a number the one the caller logs in with, by the code sent there.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, platform.unauthenticated when the session has ended, and as `requestPhoneCode`
 */
export const proveOwnPhone = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof proveEndpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof proveEndpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  const { auth, sms } = phoneLogin
  const { id } = ctx.actor
  await limitAuthCallsByAddress(auth, ctx.actor)
  const { phone } = readTextableNumber(body, sms.countries)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const guess = { use: { phone, purpose: 'prove' as const, memberId: id }, code: body.code, from: `member ${id}` }
    const verdict = await verifyPhoneCode(tx, auth.secrets, guess, ctx.now)
    if (verdict.kind !== 'right') return verdict
    if (await isBanned(tx, { email: null, phones: [phone] }, auth.secrets)) return { kind: 'wrong' as const }
    await lockContactForSignUp(tx, phone)
    await lockAccount(tx, { id })
    // A new password may have ended the session while this waited for the lock; the number must not outlive it.
    if ((await readSessionStart(tx, ctx.actor.sessionId)) === undefined) throw new AppError(platformErrors.unauthenticated)
    await claimNumber(tx, id, phone, ctx.now)
    return verdict
  })
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  return { data: { phone } }
}

/**
 * Stops the log-in by number.
 * @throws {AppError} auth.wrong_password, phone_login.last_way for an account without an email, platform.too_many
 */
export const removeOwnPhone = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof removeEndpoint>,
  { auth }: PhoneLoginDependencies,
): Promise<void> => {
  const { id } = ctx.actor
  await requirePassword(ctx, body.password, 'password', auth)
  await inTransaction(ctx.db, async (tx) => {
    const account = await lockAccount(tx, { id })
    if (account === undefined) throw new AppError(platformErrors.unauthenticated)
    if (account.proven_phone === null) return
    if (account.email === null) throw new AppError(phoneLoginErrors.last_way)
    await forgetNumber(tx, id, ctx.now)
  })
}

const forgetNumber = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await updateMember(tx, memberId, { proven_phone: null }, now)
  await notifyPhoneChange(tx, { memberId, change: 'removed' }, now)
}

/** Removes the number of a member whose password was set anew with a mailed code: a stranger who was in the account may have added it. */
export const removePhoneAfterReset = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const account = await readAccount(tx, memberId)
  if (account !== undefined && account.proven_phone !== null) await forgetNumber(tx, memberId, now)
}
