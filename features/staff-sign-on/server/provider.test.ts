import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import type { SignOnConfig } from './config.ts'
import { createIdentityProvider, type IdentityProvider } from './provider.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signed = (claims: object, { alg = 'RS256', key = keys.privateKey } = {}) => {
  const text = `${encode({ alg, kid: 'one' })}.${encode(claims)}`
  return `${text}.${alg === 'none' ? '' : createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}

let server: Server
let issuer: string
let provider: IdentityProvider
let config: SignOnConfig
/** What the forged provider answers at its token endpoint. */
let idToken: () => string
let discovered: Record<string, unknown>
const attempt = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43), again: false }
const seconds = () => Math.floor(Date.now() / 1000)
const claims = (changes: object = {}) => ({
  iss: issuer,
  aud: 'ndloo',
  sub: 'esi',
  nonce: attempt.nonce,
  iat: seconds(),
  exp: seconds() + 60,
  auth_time: seconds() - 20,
  groups: ['moderators'],
  ...changes,
})

beforeAll(async () => {
  server = createServer((request, response) => {
    const reply = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return reply(discovered)
    if (request.url === '/keys')
      return reply({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] })
    if (request.url === '/token') return reply({ access_token: 'a', token_type: 'bearer', id_token: idToken() })
    // Any other request gets no response.
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  discovered = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    authorization_response_iss_parameter_supported: true,
  }
  idToken = () => signed(claims())
  config = {
    issuer,
    clientId: 'ndloo',
    clientSecret: 'secret',
    scopes: 'openid',
    groupsClaim: 'groups',
    roles: [],
    secondFactor: undefined,
    sessionHours: 12,
  }
  provider = createIdentityProvider(config, 'http://localhost:3000/staff', createLog('silent'))
})
const exchange = (again = false) => provider.exchange({ ...attempt, again }, { code: 'code', iss: issuer })

describe('an ID token', () => {
  test('that is right proves a person', async () => {
    expect(await exchange()).toMatchObject({ subject: 'esi', groups: ['moderators'], authenticatedBefore: 20 })
  })

  test.each([
    ['without a signature', () => signed(claims(), { alg: 'none' })],
    ['signed with another key', () => signed(claims(), { key: otherKeys.privateKey })],
    ['of another issuer', () => signed(claims({ iss: 'https://other.example' }))],
    ['for another service', () => signed(claims({ aud: 'other' }))],
    ['that has expired', () => signed(claims({ exp: seconds() - 600, iat: seconds() - 700 }))],
    ['for another sign-on', () => signed(claims({ nonce: 'x'.repeat(43) }))],
    ['without a nonce', () => signed(claims({ nonce: undefined }))],
    ['without a subject', () => signed(claims({ sub: undefined }))],
    ['without the time of authentication', () => signed(claims({ auth_time: undefined }))],
    ['from an authentication of yesterday', () => signed(claims({ auth_time: seconds() - 86_400 }))],
    ['that is none', () => 'nothing'],
  ])('%s proves nobody', async (_, forged) => {
    idToken = forged
    await expect(exchange()).rejects.toThrow(/staff_sign_on\.(expired|away)/)
  })

  test('must be of this moment where the person was to authenticate again', async () => {
    idToken = () => signed(claims({ auth_time: seconds() - 3600 }))
    await expect(exchange(true)).rejects.toThrow('staff_sign_on.expired')
    idToken = () => signed(claims({ auth_time: seconds() - 2 }))
    expect((await exchange(true)).authenticatedBefore).toBeLessThan(10)
  })
})

describe('a log-out token', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const logOut = (changes: object = {}) => ({
    iss: issuer,
    aud: 'ndloo',
    iat: seconds(),
    exp: seconds() + 120,
    jti: 'one',
    sub: 'esi',
    events: event,
    ...changes,
  })

  test('that is right names the person, the session or both', async () => {
    expect(await provider.readLogOut(signed(logOut()))).toEqual({ id: 'one', subject: 'esi', session: undefined })
    expect(await provider.readLogOut(signed(logOut({ sub: undefined, sid: 's1' })))).toEqual({
      id: 'one',
      subject: undefined,
      session: 's1',
    })
  })

  test.each([
    ['without a signature', () => signed(logOut(), { alg: 'none' })],
    ['signed with another key', () => signed(logOut(), { key: otherKeys.privateKey })],
    ['of another issuer', () => signed(logOut({ iss: 'https://other.example' }))],
    ['for another service', () => signed(logOut({ aud: 'other' }))],
    ['that has expired', () => signed(logOut({ exp: seconds() - 60 }))],
    ['that is old', () => signed(logOut({ iat: seconds() - 400 }))],
    ['without a time', () => signed(logOut({ iat: undefined }))],
    ['without an id', () => signed(logOut({ jti: undefined }))],
    ['of nobody', () => signed(logOut({ sub: undefined }))],
    ['for another event', () => signed(logOut({ events: { other: {} } }))],
    ['whose event is no object', () => signed(logOut({ events: { [Object.keys(event)[0] ?? '']: true } }))],
    ['with a nonce, as an ID token has', () => signed(logOut({ nonce: 'n' }))],
    ['that is an ID token', () => signed(claims({ jti: 'one' }))],
    ['that is none', () => 'nothing'],
  ])('%s is none', async (_, forged) => {
    expect(await provider.readLogOut(forged())).toBeUndefined()
  })

  test('cannot be verified while the provider is away', async () => {
    discovered = { ...discovered, jwks_uri: 'http://127.0.0.1:9/keys' }
    await expect(provider.readLogOut(signed(logOut()))).rejects.toThrow('staff_sign_on.away')
  })
})

test('an answer without its issuer, or with another, is refused', async () => {
  await expect(provider.exchange(attempt, { code: 'code' })).rejects.toThrow('staff_sign_on.expired')
  await expect(provider.exchange(attempt, { code: 'code', iss: 'https://other.example' })).rejects.toThrow('staff_sign_on.expired')
})

test('a provider that names itself otherwise, or is away, is away; it is asked again the next time', async () => {
  discovered = { ...discovered, issuer: 'https://other.example' }
  await expect(provider.authorizationUrl(attempt)).rejects.toThrow(/staff_sign_on\./)
  discovered = { ...discovered, issuer }
  expect(await provider.authorizationUrl(attempt)).toContain(`${issuer}/auth?`)
  const away = createIdentityProvider({ ...config, issuer: 'http://127.0.0.1:9' }, 'http://localhost:3000/staff', createLog('silent'))
  await expect(away.authorizationUrl(attempt)).rejects.toThrow('staff_sign_on.away')
})

test('a provider that hangs is given up', async () => {
  discovered = { ...discovered, token_endpoint: `${issuer}/hangs` }
  provider = createIdentityProvider(config, 'http://localhost:3000/staff', createLog('silent'), 0.2)
  await expect(exchange()).rejects.toThrow('staff_sign_on.away')
})
