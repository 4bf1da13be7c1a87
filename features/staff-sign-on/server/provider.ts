import * as openid from 'openid-client'
import { createLogOutVerifier, type LogOut } from './log-out/verify-log-out.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import type { Logger } from '#platform/server/log.ts'
import { AppError } from '#platform/shared/errors.ts'
import { signOnErrors } from '../contract.ts'
import type { SignOnConfig } from './config.ts'

/** One attempt to sign on: the values that this service and the provider share. */
export interface SignOnAttempt {
  state: string
  nonce: string
  /** The secret of PKCE, which only this service sends to the provider. */
  verifier: string
  /** Whether the person must authenticate again at the provider. */
  again: boolean
}

/** What the provider has proven about a person. */
export interface ProvenPerson {
  subject: string
  /** The provider's name of its session; undefined if it names none. */
  session: string | undefined
  names: { given: string; family: string }
  groups: readonly string[]
  acr: string | undefined
  amr: readonly string[]
  /** Seconds between the authentication and the provider's answer. */
  authenticatedBefore: number
}

export interface IdentityProvider {
  /** @throws {AppError} staff_sign_on.away */
  authorizationUrl(attempt: SignOnAttempt): Promise<string>
  /** @throws {AppError} staff_sign_on.away, staff_sign_on.expired */
  exchange(attempt: SignOnAttempt, answer: { code: string; iss?: string | undefined }): Promise<ProvenPerson>
  /**
   * Verifies a log-out token of the provider.
   * @returns undefined if it is not one
   * @throws {AppError} staff_sign_on.away
   */
  readLogOut(token: string): Promise<LogOut | undefined>
}

/** Timeout of one request to the provider; all requests of a step together have twice that. */
const patienceSeconds = 5
/** Maximum age of the authentication if the person had to authenticate again. */
const againSeconds = 300
const discoveryKeptMs = 10 * 60_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Whether the provider could not be asked, as opposed to an answer that is not accepted. */
const isAway = (error: unknown): boolean => {
  const { name = '', code = '', status = 0 } = error as { name?: string; code?: string; status?: number }
  return (
    name === 'TimeoutError' || name === 'TypeError' || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || status >= 500
  )
}

/** Creates the client of an identity provider. It sends nothing before the first sign-on, so the service starts even if the provider is down. */
export const createIdentityProvider = (
  config: SignOnConfig,
  redirectUri: string,
  log: Logger,
  patience = patienceSeconds,
): IdentityProvider => {
  const maxAgeOf = (again: boolean): number => (again ? againSeconds : config.sessionHours * 3600)
  let known: { at: number; asked: Promise<openid.Configuration> } | undefined
  const discover = async (): Promise<openid.Configuration> => {
    const issuer = new URL(config.issuer)
    const found = await openid.discovery(issuer, config.clientId, config.clientSecret, undefined, {
      timeout: patience,
      execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
    })
    return found
  }
  const ask = (): Promise<openid.Configuration> => {
    if (known === undefined || performance.now() - known.at > discoveryKeptMs) {
      const asked = discover()
      known = { at: performance.now(), asked }
      // The next call retries after a failure.
      asked.catch(() => (known = undefined))
    }
    return known.asked
  }
  const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await withTimeout(patience * 2000, work())
    } catch (error) {
      if (error instanceof AppError) throw error
      log.warn({ err: error }, 'staff sign-on failed at the provider')
      throw new AppError(isAway(error) ? signOnErrors.away : signOnErrors.expired)
    }
  }
  const readGroups = async (client: openid.Configuration, claims: openid.IDToken, accessToken: string): Promise<string[]> => {
    const inToken = claims[config.groupsClaim]
    if (inToken !== undefined || client.serverMetadata().userinfo_endpoint === undefined) return listOf(inToken)
    return listOf((await openid.fetchUserInfo(client, accessToken, claims.sub))[config.groupsClaim])
  }
  const verifyLogOut = createLogOutVerifier(config, patience)
  return {
    readLogOut: (token) => verifyLogOut(token, () => inTime(async () => (await ask()).serverMetadata().jwks_uri)),
    authorizationUrl: ({ state, nonce, verifier, again }) =>
      inTime(async () => {
        const url = openid.buildAuthorizationUrl(await ask(), {
          redirect_uri: redirectUri,
          scope: config.scopes,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(config.secondFactor !== undefined && config.secondFactor.acr.length > 0
            ? { acr_values: config.secondFactor.acr.join(' ') }
            : {}),
          // With `max_age` the provider must report when the person authenticated.
          max_age: String(maxAgeOf(again)),
          ...(again ? { prompt: 'login' } : {}),
        })
        return url.href
      }),
    exchange: ({ state, nonce, verifier, again }, { code, iss }) =>
      inTime(async () => {
        const answer = new URL(redirectUri)
        for (const [name, value] of Object.entries({ code, state, iss })) if (value !== undefined) answer.searchParams.set(name, value)
        const client = await ask()
        const tokens = await openid.authorizationCodeGrant(client, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          maxAge: maxAgeOf(again),
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new AppError(signOnErrors.expired)
        return {
          subject: claims.sub,
          session: textOf(claims['sid']) || undefined,
          names: { given: textOf(claims.given_name) || textOf(claims.name), family: textOf(claims.family_name) },
          groups: await readGroups(client, claims, tokens.access_token),
          acr: textOf(claims.acr) || undefined,
          amr: listOf(claims.amr),
          authenticatedBefore: Math.max(0, claims.iat - (claims.auth_time ?? 0)),
        }
      }),
  }
}
