import { randomUUID } from 'node:crypto'
import {
  createAccount,
  isBanned,
  isPhoneOnBannedProfile,
  limitAuthCallsByAddress,
  limitSignUps,
  lockAccount,
  lockContactForSignUp,
  readAccount,
  readSignInOrigin,
  rejectCommonPassword,
  setPassword,
  signIn,
  toRegistrationData,
  toSessionUser,
} from '#features/auth/server/index.ts'
import { activateMember, requireOfferedGender } from '#features/members/server/index.ts'
import { admitOrHoldMember, checkSignUpAllowed } from '#features/registration/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { phoneLoginErrors, type signUpByPhone as endpoint } from '../contract.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'
import { requirePhoneLoginOn } from './require-phone-login-on.ts'
import { readTicket } from './sign-up-ticket.ts'

/**
 * Creates an account without an email for the number of a ticket, and signs in for 24 hours. By the rules of registration it may be held.
 * @throws {AppError} registration.closed, invitation_missing and invitation_wrong, phone_login.off, phone_login.ticket_over also when somebody logs in with the number by now, auth.password_common,
 * vocabulary.not_offered on `gender`, platform.too_many
 */
export const signUpByPhone = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  const { auth } = phoneLogin
  await limitAuthCallsByAddress(auth, ctx.actor)
  await limitSignUps(auth, ctx.actor)
  rejectCommonPassword(body.password)
  await requireOfferedGender(ctx.db, body.gender)
  const number = readTicket(auth.secrets, body.ticket, ctx.now)
  if (number === undefined) throw new AppError(phoneLoginErrors.ticket_over)
  const { phone, mode, issuedAt } = number
  const invitationId = await checkSignUpAllowed(ctx, auth, { invitation: body.invitation, begun: mode })
  const hash = await auth.passwords.hash(body.password)
  const from = await readSignInOrigin(ctx, auth)
  const entered = await inTransaction(ctx.db, async (tx) => {
    await lockContactForSignUp(tx, phone)
    if ((await lockAccount(tx, { provenPhone: phone })) !== undefined) return undefined
    if (await isBanned(tx, { email: null, phones: [phone] }, auth.secrets)) return undefined
    const id = randomUUID()
    await createAccount(tx, { ...toRegistrationData(body, number, ctx.now), id, email: null, proven_phone: phone, now: ctx.now })
    await setPassword(tx, id, hash, ctx.now)
    await activateMember(tx, id, ctx.now)
    const invitationIds = invitationId === undefined ? [] : [invitationId]
    await admitOrHoldMember(
      tx,
      {
        memberId: id,
        invitationIds,
        actor: ctx.actor,
        secret: auth.secrets[0],
        limitFactor: auth.limitFactor,
        begunAt: issuedAt,
        isNumberOfBanned: () => isPhoneOnBannedProfile(tx, phone, auth.secrets),
      },
      ctx.now,
    )
    return { token: await signIn(tx, id, { ...from, remember: false }, ctx.now), account: await readAccount(tx, id) }
  })
  if (entered?.account === undefined) throw new AppError(phoneLoginErrors.ticket_over)
  return { data: { user: toSessionUser(entered.account), token: entered.token } }
}
