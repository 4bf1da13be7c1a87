import { hashDeviceAndNetwork, limitAuthCallsByAddress, requirePassword, resendSeconds } from '#features/auth/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { PhoneCodePurpose, requestOwnPhoneCode as ownEndpoint, requestPhoneCode as endpoint } from '../../contract.ts'
import type { PhoneLoginDependencies } from '../dependencies.ts'
import { sendPhoneCodeJob } from '../job-kinds.ts'
import { requirePhoneLoginOn } from '../require-phone-login-on.ts'
import { readTextableNumber, type TextableNumber } from '../textable-number.ts'

const queueCode = async (
  ctx: Context,
  { auth }: PhoneLoginDependencies,
  { phone, country }: TextableNumber,
  { purpose, memberId }: { purpose: PhoneCodePurpose; memberId?: string },
): Promise<HandlerResult<typeof endpoint>> => {
  const { db, now, locale } = ctx
  const request = { phone, country, purpose, memberId, locale, place: hashDeviceAndNetwork(ctx, auth), asked: now.toISOString() }
  await inTransaction(db, (tx) => addJob(tx, sendPhoneCodeJob, request, now))
  return { data: { phone, resend_after: resendSeconds } }
}

/**
 * Requests a code by SMS. The job finds out whether one is sent, so that the response reveals nothing.
 * @throws {AppError} phone_login.off, auth.phone_invalid, phone_login.not_mobile, platform.too_many
 */
export const requestPhoneCode = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  await limitAuthCallsByAddress(phoneLogin.auth, ctx.actor)
  return queueCode(ctx, phoneLogin, readTextableNumber(body, phoneLogin.sms.countries), { purpose: body.type })
}

const changesPerHour = { burst: 10, seconds: 3600 }

/**
 * Requests a code for a number that the caller wants to log in with. Nothing changes until the code is entered.
 * @throws {AppError} auth.wrong_password, and as `requestPhoneCode`
 */
export const requestOwnPhoneCode = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof ownEndpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof ownEndpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  const { auth, sms } = phoneLogin
  await limitAuthCallsByAddress(auth, ctx.actor)
  await auth.limits.take(`own-phone:${ctx.actor.id}`, changesPerHour)
  const number = readTextableNumber(body, sms.countries)
  await requirePassword(ctx, body.password, 'password', auth)
  return queueCode(ctx, phoneLogin, number, { purpose: 'prove', memberId: ctx.actor.id })
}
