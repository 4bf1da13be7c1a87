import { createHmac, randomBytes } from 'node:crypto'
import { limitAuthCallsByAddress } from '#features/auth/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { signOnErrors, type startSignOn as endpoint } from '../contract.ts'
import type { SignOnAttempt, IdentityProvider } from './provider.ts'
import { addSignOnTry } from './store.ts'

const attemptMinutes = 10
const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Derives nonce and PKCE verifier from the browser's secret, so the service stores neither. */
export const deriveSignOnAttempt = ({ state, secret }: { state: string; secret: string }, again: boolean): SignOnAttempt => {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier'), again }
}

/**
 * Begins a sign-on. The browser keeps the secret, so a sign-on can be completed only in the browser that began it.
 * @throws {AppError} staff_sign_on.off, staff_sign_on.away, platform.too_many
 */
export const startSignOn = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  { limits, provider }: { limits: RateLimiter; provider: IdentityProvider | undefined },
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress({ limits }, ctx.actor)
  if (provider === undefined) throw new AppError(signOnErrors.off)
  const proof = { state: randomSecret(), secret: randomSecret() }
  const url = await provider.authorizationUrl(deriveSignOnAttempt(proof, body.again))
  const until = new Date(ctx.now.getTime() + attemptMinutes * 60_000)
  await inTransaction(ctx.db, (tx) => addSignOnTry(tx, proof, { again: body.again, until }))
  return { data: { url, secret: proof.secret } }
}
