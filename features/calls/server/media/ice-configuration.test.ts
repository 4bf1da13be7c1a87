// @slow
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getCallConditions, getIceConfiguration } from '../../contract.ts'
import { createRelayCredentials } from './ice-configuration.ts'
import { acceptOnDevice, createCallServices, createDevice, matchForCall, ringFromDevice } from '#tests/support/features/calls.ts'

const secret = 'north wind and sun'
const relay = { ICE_SERVERS: 'turn:relay.example:3478, turns:relay.example:5349,stun:relay.example:3478', TURN_SECRET: secret }

it('creates credentials as documented for coturn’s use-auth-secret', () => {
  // Computed with: printf '1700000000:Zq3' | openssl dgst -sha1 -hmac 'north wind and sun' -binary | base64
  const made = { username: '1700000000:Zq3', credential: 'j/3gmIrK4bH4we+w/kc7UKLjwh8=' }
  expect(createRelayCredentials(secret, 'Zq3', new Date(1_700_000_000_999))).toEqual(made)
})

describe('with a relay', () => {
  let testApp: TestApp
  let amina: Person
  let brian: Person
  beforeAll(async () => {
    testApp = await openTestApp(relay)
    ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await matchForCall(testApp, amina, brian)
  })
  afterAll(() => testApp[Symbol.asyncDispose]())

  it('gives each member short-lived, anonymous credentials that allow only the relay', async () => {
    expect((await testApp.call(getIceConfiguration, undefined, { as: amina })).error.code).toBe('calls.wrong_state')
    const calls = createCallServices(testApp.platform)
    const { id } = await ringFromDevice(createDevice(testApp, calls, amina), brian)
    await acceptOnDevice(createDevice(testApp, calls, brian), id)
    const [hers, his] = [
      await testApp.call(getIceConfiguration, undefined, { as: amina }),
      await testApp.call(getIceConfiguration, undefined, { as: brian }),
    ]
    const { configuration, expires_at } = hers.body.data
    expect(configuration.iceTransportPolicy).toBe('relay')
    expect(configuration.iceServers).toHaveLength(1)
    const { urls, username = '', credential } = configuration.iceServers[0] ?? { urls: [] }
    expect(urls).toEqual(['turn:relay.example:3478', 'turns:relay.example:5349'])
    const [ends, opaque = ''] = username.split(':')
    expect(new Date(Number(ends) * 1000).toISOString()).toBe(expires_at)
    expect(Number(ends) * 1000 - testApp.clock.now().getTime()).toBe(15 * 60_000)
    expect(opaque).toMatch(/^[\w-]{22}$/)
    for (const known of [amina, brian]) expect(hers.text + his.text).not.toContain(known.id)
    expect(credential).toBe(createHmac('sha1', secret).update(username).digest('base64'))
    expect(his.body.data.configuration.iceServers[0]?.username).not.toBe(username)
    expect(hers.text).not.toContain(secret)
  })
})

describe('without one', () => {
  const conditionsIn = async (environment: Record<string, string>) => {
    await using testApp = await openTestApp(environment)
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await matchForCall(testApp, amina, brian)
    const conditions = (await testApp.call(getCallConditions, { params: { uid: brian.id } }, { as: amina })).body.data
    if (conditions.refusal !== null)
      return { conditions, ice: (await testApp.call(getIceConfiguration, undefined, { as: amina })).error.code }
    await ringFromDevice(createDevice(testApp, createCallServices(testApp.platform), amina), brian)
    return { conditions, ice: (await testApp.call(getIceConfiguration, undefined, { as: amina })).body.data }
  }
  const production = { DEMO: '0', EMBEDDED: '1', SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://ndloo.example' }
  const direct = { configuration: { iceServers: [], iceTransportPolicy: 'all' }, expires_at: null }

  it('calls are off, except in demo mode or when the operator allows direct connections', async () => {
    expect(await conditionsIn(production)).toMatchObject({ conditions: { refusal: 'off' }, ice: 'calls.off' })
    expect(await conditionsIn({})).toMatchObject({ conditions: { refusal: null }, ice: direct })
    const wanted = { ...production, CALLS_WITHOUT_RELAY: '1', ICE_SERVERS: 'stun:relay.example' }
    const asked = { ...direct, configuration: { ...direct.configuration, iceServers: [{ urls: ['stun:relay.example'] }] } }
    expect(await conditionsIn(wanted)).toMatchObject({ conditions: { refusal: null }, ice: asked })
  })

  it.each([
    [{ ICE_SERVERS: 'turn:relay.example' }, /ICE_SERVERS .* TURN_SECRET are needed together/],
    [{ TURN_SECRET: secret }, /needed together/],
    [{ ICE_SERVERS: 'relay.example', TURN_SECRET: secret }, /ICE_SERVERS must be addresses/],
  ])('refuses to start with %o', async (environment, message) => {
    await expect(openTestApp(environment as Record<string, string>)).rejects.toThrow(message)
  })
})
