import { randomUUID } from 'node:crypto'
import { authErrors } from '#features/auth/contract.ts'
import { limitAuthCallsByAddress, lockAccount, readSignInOrigin, signInProvenMember } from '#features/auth/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { takeByAddress } from '#platform/server/limits/limits.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { passkeyErrors, type passkeyLogin as endpoint, type startPasskeyLogin as startEndpoint } from '../contract.ts'
import { readChallenge, verifyUsedCredential } from './ceremonies.ts'
import { challengeMs, createChallenge, takeChallenge } from './challenge-store.ts'
import { getDecoyPublicKey } from './decoy-key.ts'
import type { PasskeyDependencies } from './dependencies.ts'
import type { CeremonyOutcome } from './metrics/passkey-metrics.ts'
import { readPasskeyOfCredential, recordPasskeyUse } from './store.ts'

const startsPerQuarterHour = { burst: 300, seconds: 15 * 60 }

/**
 * Returns the options with which a browser lets people choose a passkey. They name nobody.
 * @throws {AppError} platform.too_many after 300 calls in 15 minutes from one address
 */
export const startPasskeyLogin = async (
  { db, actor, now }: Context,
  { limits, party, count }: PasskeyDependencies,
): Promise<HandlerResult<typeof startEndpoint>> => {
  if (actor.kind !== 'system') await takeByAddress(limits, 'passkey-options', actor.address, startsPerQuarterHour)
  const challenge = await createChallenge(db, { for: 'log-in' }, now)
  count('log_in', 'started')
  return {
    data: { options: { challenge: challenge.toString('base64url'), rpId: party.id, timeout: challengeMs, userVerification: 'required' } },
  }
}

/**
 * Signs in with a passkey, for 90 days with `remember`, otherwise for 24 hours. Afterwards everything is as after a right password. An
 * unknown passkey and a wrong signature take equally long and get the same response.
 * @throws {AppError} passkeys.not_accepted, auth.suspended, auth.leaving, platform.too_many
 */
export const logInWithPasskey = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  passkeys: PasskeyDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(passkeys, ctx.actor)
  const { credential, remember } = body
  const from = await readSignInOrigin(ctx, passkeys)
  const challenge = readChallenge(credential.response.clientDataJSON)
  const notAccepted = (because: CeremonyOutcome) => ({ refused: new AppError(passkeyErrors.not_accepted), because })
  const outcome = await inTransaction(ctx.db, async (tx) => {
    if (challenge === undefined || (await takeChallenge(tx, challenge, { for: 'log-in' }, ctx.now)) === undefined)
      return notAccepted('challenge')
    const id = Buffer.from(credential.id, 'base64url')
    const owner = (await readPasskeyOfCredential(tx, id))?.member_id ?? randomUUID()
    const account = await lockAccount(tx, { id: owner })
    // Read again: a new password may have removed it while this waited for the lock.
    const known = await readPasskeyOfCredential(tx, id)
    const used = await verifyUsedCredential(passkeys.party, credential, challenge, {
      publicKey: known?.public_key ?? getDecoyPublicKey(),
      counter: Number(known?.counter ?? 0),
    })
    const isTheirs = known?.user_handle.equals(Buffer.from(credential.response.userHandle ?? '', 'base64url')) === true
    if (used === undefined || account === undefined || known?.member_id !== account.id || !isTheirs)
      return notAccepted(known === undefined ? 'unknown_key' : 'not_verified')
    await recordPasskeyUse(tx, known.id, used, ctx.now)
    const signedIn = await signInProvenMember(tx, account, { from, remember, cancelDeletion: body.cancel_deletion === true }, ctx, passkeys)
    // Thrown inside the transaction: the rollback keeps the challenge valid for the answer "keep my account".
    if (signedIn.refused?.reason === authErrors.leaving) {
      passkeys.count('log_in', 'account')
      throw signedIn.refused
    }
    return signedIn.refused?.reason === authErrors.wrong_credentials ? notAccepted('account') : { ...signedIn, because: undefined }
  })
  if (outcome.refused !== undefined) {
    passkeys.count('log_in', outcome.because ?? 'account')
    throw outcome.refused
  }
  passkeys.count('log_in', 'succeeded')
  return { data: outcome }
}
