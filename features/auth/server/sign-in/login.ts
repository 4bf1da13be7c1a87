import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { authErrors, type login as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { limitAuthCallsByAddress } from '../rate-limits.ts'
import { recordPasswordGuess, clearPasswordGuess } from './password-guesses.ts'
import { lockAccount, readAccountByEmail } from '../queries.ts'
import { readSignInOrigin } from './sign-in.ts'
import { signInProvenMember } from './sign-in-proven.ts'

/**
 * Signs in with a password, for 90 days with `remember`, otherwise for 24 hours. An unknown email and a wrong password take the same time
 * and give the same response.
 * @throws {AppError} auth.wrong_credentials, auth.unverified (a code is mailed), auth.suspended, auth.leaving, auth.too_many_guesses,
 * platform.too_many
 */
export const login = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  const found = await readAccountByEmail(ctx.db, body.email)
  const guess = await recordPasswordGuess(ctx, { email: body.email, memberId: found?.id }, auth)
  const matches = await auth.passwords.verify(found?.password_hash, body.password)
  if (!matches || found === undefined) throw new AppError(authErrors.wrong_credentials)
  const from = await readSignInOrigin(ctx, auth)

  const outcome = await inTransaction(ctx.db, async (tx) => {
    // The password or status may have changed during the slow check.
    const account = await lockAccount(tx, { id: found.id })
    if (account === undefined || account.password_hash !== found.password_hash)
      return { refused: new AppError(authErrors.wrong_credentials) }
    await clearPasswordGuess(tx, guess)
    return signInProvenMember(tx, account, { from, remember: body.remember, cancelDeletion: body.cancel_deletion === true }, ctx, auth)
  })
  if (outcome.refused !== undefined) throw outcome.refused
  return { data: outcome }
}
