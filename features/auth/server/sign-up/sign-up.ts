import { randomUUID } from 'node:crypto'
import { requireOfferedGender } from '#features/members/server/index.ts'
import { parsePhoneNumber } from '#features/profiles/server/index.ts'
import { checkSignUpAllowed, requireProofOfWork } from '#features/registration/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { type ErrorCode, AppError } from '#platform/shared/errors.ts'
import { authErrors, type signUp as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { limitAuthCallsByAddress, limitSignUps } from '../rate-limits.ts'
import { isBanned } from '../bans/ban-store.ts'
import { queueCodeMail } from '../job-kinds.ts'
import { hashDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { resendSeconds } from '../codes/mail-limit.ts'
import { queueEmailTakenMail } from '../email/queue-email-taken-mail.ts'
import { isCommonPassword } from '../password/passwords.ts'
import { lockAccount } from '../queries.ts'
import { createAccount, toRegistrationData } from './create-account.ts'
import { addRegistration, newRegistrationSecret } from './registration-store.ts'
import { runAndRollBackUnless, lockContactForSignUp, setPassword } from '../store.ts'

/**
 * Registers a person and schedules a mail with a code. An unverified email may have several registrations; the secret returned with each decides
 * which one counts (`verify-email.ts`). Response and duration are the same for a taken email; only the owner of the mailbox learns more.
 * @throws {AppError} registration.closed, invitation_missing, invitation_wrong, proof_needed and proof_wrong, auth.phone_invalid, auth.password_common,
 * vocabulary.not_offered on `gender`, platform.too_many
 */
export const signUp = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  await limitSignUps(auth, ctx.actor)
  const invitationId = await checkSignUpAllowed(ctx, auth, body)
  const phone = parsePhoneNumber(body.mobileNumber, body.countryCode)
  const fields: Record<string, ErrorCode[]> = {
    ...(phone === undefined ? { mobileNumber: [authErrors.phone_invalid] } : {}),
    ...(isCommonPassword(body.password) ? { password: [authErrors.password_common] } : {}),
  }
  const [problem] = Object.values(fields).flat()
  if (phone === undefined || problem !== undefined) throw new AppError(problem ?? authErrors.phone_invalid, { fields })
  await requireOfferedGender(ctx.db, body.gender)

  // Check the proof after the form, so that a mistake in the form does not use up the proof, but before the expensive part.
  await requireProofOfWork(ctx, auth, body)
  const passwordHash = await auth.passwords.hash(body.password)
  const given = toRegistrationData(body, { phone, country: body.countryCode }, ctx.now)
  const secret = newRegistrationSecret()
  await inTransaction(ctx.db, async (tx) => {
    await lockContactForSignUp(tx, body.email)
    const owner = await lockAccount(tx, { email: body.email })
    const keptOut = await isBanned(tx, { email: body.email, phones: [phone] }, auth.secrets)
    const isPending = owner?.status === 'unverified' && !keptOut
    const isNew = owner === undefined && !keptOut
    const id = randomUUID()
    // Do the same work for every email and roll back what does not apply.
    await runAndRollBackUnless(tx, isNew || isPending, async () => {
      const member = { ...given, id, email: isNew ? body.email : `${id}@trial.invalid`, now: ctx.now }
      await runAndRollBackUnless(tx, !isPending, () => createAccount(tx, member))
      const memberId = isPending ? owner.id : id
      await setPassword(tx, memberId, passwordHash, ctx.now)
      await addRegistration(tx, { memberId, secret, passwordHash, given, invitationId }, ctx.now)
    })
    if (owner === undefined || owner.status === 'unverified')
      // For a banned person the job finds no account and mails nothing.
      await queueCodeMail(tx, { email: body.email, purpose: 'verify-email', place: hashDeviceAndNetwork(ctx, auth) }, ctx.now)
    else await queueEmailTakenMail(tx, owner.id, ctx.now)
  })
  return { data: { email: body.email, resend_after: resendSeconds, registration: secret } }
}
