import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { authErrors, type login as endpoint } from '../../contract.ts'
import { type Auth, takeCall } from '../auth.ts'
import { countGuess, forgetGuess } from './guesses.ts'
import { askForCode } from '../job-kinds.ts'
import { obstacle } from './obstacle.ts'
import { lockAccount, presentUser, readAccountByEmail } from '../queries.ts'
import { callerPlace } from '../sessions/known-place.ts'
import { originOf, signIn } from './sign-in.ts'
import { suspensionOf } from './suspension.ts'
import { welcomeBack } from './welcome-back.ts'

/**
 * Signs in with a password, for 90 days with `remember`, otherwise for 24 hours. An unknown email and a wrong password take the same time
 * and give the same response.
 * @throws {AppError} auth.wrong_credentials, auth.unverified (a code is mailed), auth.suspended, auth.leaving, auth.too_many_guesses,
 * platform.too_many
 */
export const login = async (ctx: Context, { body }: Input<typeof endpoint>, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  const found = await readAccountByEmail(ctx.db, body.email)
  const guess = await countGuess(ctx, { email: body.email, memberId: found?.id }, auth)
  const matches = await auth.passwords.verify(found?.password_hash, body.password)
  if (!matches || found === undefined) throw new AppError(authErrors.wrong_credentials)
  const from = await originOf(ctx, auth)

  const outcome = await inTransaction(ctx.db, async (tx) => {
    // The password or status may have changed during the slow check.
    const account = await lockAccount(tx, { id: found.id })
    if (account === undefined || account.password_hash !== found.password_hash)
      return { refused: new AppError(authErrors.wrong_credentials) }
    await forgetGuess(tx, guess)
    const refused = obstacle(account)
    if (refused === authErrors.unverified)
      await askForCode(tx, { email: account.email, purpose: 'verify-email', place: callerPlace(ctx, auth) }, ctx.now)
    if (refused !== undefined) return { refused: new AppError(refused) }
    const leaving = await welcomeBack(tx, account, body.cancel_deletion === true, ctx)
    if (leaving !== undefined) return { refused: leaving }
    const suspended = await suspensionOf(tx, account.id, ctx, auth)
    if (suspended !== undefined) return { refused: suspended }
    const token = await signIn(tx, account.id, { ...from, remember: body.remember }, ctx.now)
    return { refused: undefined, user: presentUser(account), token }
  })
  if (outcome.refused !== undefined) throw outcome.refused
  return { data: outcome }
}
