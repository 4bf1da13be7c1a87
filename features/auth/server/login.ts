import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import { type ErrorCode, platformErrors, Refusal } from '#platform/shared/errors.ts'
import { authErrors, type login as endpoint } from '../contract.ts'
import { type Auth, keyed, networkOf, takeCall } from './auth.ts'
import { sendCode } from './jobs.ts'
import { type Account, lockAccount, presentUser, readAccountByEmail } from './queries.ts'
import { createSession } from './sessions.ts'
import { countAttempt, forgetAttempts } from './store.ts'
import { welcomeBack } from './welcome-back.ts'

const failures = { most: 10, seconds: 15 * 60 }

/** Why somebody who knows the password may still not come in. */
const obstacle = (account: Account): ErrorCode | undefined => {
  if (account.status === 'unverified') return authErrors.unverified
  return account.status === 'suspended' ? authErrors.suspended : undefined
}

/**
 * Signs in with a password, for 90 days with `remember`, otherwise for 24 hours. Unknown email and wrong password cost and say the same.
 * @throws {Refusal} auth.wrong_credentials, auth.unverified (a code is mailed), auth.suspended, auth.leaving, platform.too_many
 */
export const login = async (ctx: Context, { body }: Input<typeof endpoint>, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  const key = keyed(auth.secrets[0], 'login', body.email, networkOf(ctx.actor))
  const seconds = await countAttempt(ctx.db, key, { ...failures, most: failures.most * auth.limitFactor }, ctx.now)
  if (seconds > 0) throw new Refusal(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
  const found = await readAccountByEmail(ctx.db, body.email)
  const matches = await auth.passwords.verify(found?.password_hash, body.password)
  if (!matches || found === undefined) throw new Refusal(authErrors.wrong_credentials)

  const outcome = await inTransaction(ctx.db, async (tx) => {
    // The password or the status may have changed while the check took its time.
    const account = await lockAccount(tx, { id: found.id })
    if (account === undefined || account.password_hash !== found.password_hash)
      return { refused: new Refusal(authErrors.wrong_credentials) }
    await forgetAttempts(tx, key)
    const refused = obstacle(account)
    if (refused === authErrors.unverified) await addJob(tx, sendCode, { email: account.email, purpose: 'verify-email' }, ctx.now)
    if (refused !== undefined) return { refused: new Refusal(refused) }
    const leaving = await welcomeBack(tx, account, body.cancel_deletion === true, ctx)
    if (leaving !== undefined) return { refused: leaving }
    const { token } = await createSession(tx, account.id, { remember: body.remember, device: '' }, ctx.now)
    return { refused: undefined, user: presentUser(account), token }
  })
  if (outcome.refused !== undefined) throw outcome.refused
  return { data: outcome }
}
