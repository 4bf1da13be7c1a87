import * as jose from 'jose'
import { AppError } from '#platform/shared/errors.ts'
import { signOnErrors } from '../../contract.ts'
import type { SignOnConfig } from '../config.ts'

/** What a log-out token says: who is logged out, in which session at the provider, or both. */
export interface LogOut {
  /** The id of the token, which is used once. */
  id: string
  subject: string | undefined
  session: string | undefined
}

const logOutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Seconds after which a token is too old. Tokens are sent at once; this leaves room for clocks that differ. */
export const maxLogOutAgeSeconds = 300
/** Signatures with the keys that the provider publishes. Others, such as `none` or one with a shared secret, are refused. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const named = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 1000 ? value : undefined
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks the claims by OpenID Connect Back-Channel Logout 1.0, section 2.6. */
const toLogOut = ({ jti, sub, sid, events, nonce }: jose.JWTPayload): LogOut | undefined => {
  const [id, subject, session] = [named(jti), named(sub), named(sid)]
  const isLogOut = isObject(events) && isObject(events[logOutEvent])
  // An ID token has a nonce; it must not be taken for a log-out token.
  if (id === undefined || !isLogOut || nonce !== undefined || (subject ?? session) === undefined) return undefined
  return { id, subject, session }
}

const isOfProvider = (token: string, { issuer, clientId }: SignOnConfig): boolean => {
  try {
    const { iss, aud } = jose.decodeJwt(token)
    return iss === issuer && [aud].flat().includes(clientId)
  } catch {
    return false
  }
}

/**
 * Returns a function that verifies a log-out token with the keys at an address, which it asks for only if the token claims to be of the provider.
 * The function returns undefined for any other token.
 * @throws {AppError} staff_sign_on.away, from the returned function, when the keys cannot be read
 */
export const createLogOutVerifier = (config: SignOnConfig, patienceSeconds: number) => {
  let known: { address: string; keys: jose.JWTVerifyGetKey } | undefined
  const keysAt = (address: string): jose.JWTVerifyGetKey => {
    // This key set is cached. For tokens with an unknown key, it fetches the keys at most once in 30 seconds.
    if (known?.address !== address)
      known = { address, keys: jose.createRemoteJWKSet(new URL(address), { timeoutDuration: patienceSeconds * 1000 }) }
    return known.keys
  }
  return async (token: string, readAddress: () => Promise<string | undefined>): Promise<LogOut | undefined> => {
    if (!isOfProvider(token, config)) return undefined
    const address = await readAddress()
    if (address === undefined) throw new AppError(signOnErrors.away)
    try {
      const { payload } = await jose.jwtVerify(token, keysAt(address), {
        issuer: config.issuer,
        audience: config.clientId,
        algorithms,
        maxTokenAge: maxLogOutAgeSeconds,
        clockTolerance: 30,
      })
      return toLogOut(payload)
    } catch (error) {
      // If the keys cannot be read, the request fails and the provider sends the token again; an invalid token is refused for good.
      const isWrong =
        error instanceof jose.errors.JOSEError && !(error instanceof jose.errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
      if (isWrong) return undefined
      throw new AppError(signOnErrors.away)
    }
  }
}
