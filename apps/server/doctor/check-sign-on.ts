import type { Config } from '#platform/server/config/config.ts'
import type { Environment } from './check-configuration.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld } from './outside.ts'

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri']

/** Returns the address that a browser opens to start a sign-on. */
const signOnAddress = (authorizationEndpoint: string, clientId: string, redirect: string): string => {
  const url = new URL(authorizationEndpoint)
  const asked = { client_id: clientId, redirect_uri: redirect, response_type: 'code', scope: 'openid', state: 'doctor', nonce: 'doctor' }
  // Any challenge will do, because nobody finishes this sign-on.
  const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' }
  for (const [name, value] of Object.entries({ ...asked, ...challenge })) url.searchParams.set(name, value)
  return url.href
}

/** Describes the error that the provider answered with, by its status or in a redirect; undefined when there is none. */
const refusal = ({ status, headers }: { status: number; headers: Readonly<Record<string, string>> }): string | undefined => {
  if (status >= 400) return `answers ${status}`
  const error = /[?&#]error=([a-z_]+)/.exec(headers.location ?? '')?.[1]
  return error === undefined ? undefined : `answers ${error}`
}

/** Looks at the identity provider of staff sign-on: whether it answers, names its endpoints, and knows this service and its address. */
export const checkSignOn = async (
  { request, readJson }: Pick<OutsideWorld, 'request' | 'readJson'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId = '' }: Environment,
): Promise<Finding[]> => {
  if (!issuer) return [okFinding('Staff sign-on', 'off')]
  const found = await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (found === undefined)
    return [
      problemFinding(
        'Staff sign-on',
        `${issuer} describes no OpenID provider`,
        'Look at OIDC_ISSUER: the provider names it in its settings.',
      ),
    ]
  if (found.issuer !== issuer)
    return [problemFinding('Staff sign-on', `the provider calls itself ${String(found.issuer)}`, 'Set OIDC_ISSUER to exactly that.')]
  const missing = endpoints.find((name) => typeof found[name] !== 'string')
  if (missing !== undefined)
    return [problemFinding('Staff sign-on', `the provider names no ${missing}`, 'It needs the authorization code flow of OpenID Connect.')]
  const redirect = `${publicUrl ?? ''}/staff`
  const refused = refusal(await request(signOnAddress(String(found.authorization_endpoint), clientId, redirect)))
  return [
    refused === undefined
      ? okFinding('Staff sign-on', `${issuer} answers, and takes people back to ${redirect}`)
      : warningFinding(
          'Staff sign-on',
          `the provider ${refused}`,
          `Register the redirect address ${redirect} there for the client ${clientId}.`,
        ),
  ]
}
