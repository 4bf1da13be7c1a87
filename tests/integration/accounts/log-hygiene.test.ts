// @slow
import { createECDH, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { jpegWithGps, uploadFiles } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

/** Confidential values the service receives during the test, by name. */
type Secrets = Map<string, string>

const browser = createECDH('prime256v1')
const vapid = createECDH('prime256v1')
const secrets: Secrets = new Map(
  Object.entries({
    email: 'zebra.marker@example.com',
    'another email': 'okapi.marker@example.com',
    password: 'zebra password 77',
    'wrong password': 'zebra guess 78',
    'new password': 'zebra password 79',
    name: 'Zebrina',
    phone: '699887766',
    message: 'meet me at the zebra crossing',
    report: 'zebra report, word for word',
    contact: 'zebra question to the operator',
    latitude: '4.061537',
    longitude: '9.786072',
    address: '203.0.113.77',
    push: 'zebra-endpoint',
    paystack: 'sk_test_zebra_provider_key',
    tranzak: 'SAND_zebra_provider_key',
    'tranzak notices': 'zebra-notice-key',
    vapid: (vapid.generateKeys(), vapid.getPrivateKey('base64url')),
    secret: 'zebra secret of tests, long enough to be one',
    payer: 'zebra-payer@example.com',
    browser: browser.generateKeys('base64url'),
  }),
)
const secretValue = (name: string): string => secrets.get(name) ?? ''

/** Names of the secrets that occur in the log. */
const leakedSecrets = (lines: readonly string[]): string[] => {
  const all = lines.join('')
  // Six digits also occur inside other numbers.
  const holds = (secret: string) => (/^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(all) : all.includes(secret))
  return [...secrets].filter(([, secret]) => holds(secret)).map(([name]) => name)
}

const lines: string[] = []
const open = () =>
  openTestApp(
    {
      PORT: '9',
      SECRET: secretValue('secret'),
      PAYSTACK_SECRET_KEY: secretValue('paystack'),
      PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
      TRANZAK_APP_ID: 'ap_test',
      TRANZAK_APP_KEY: secretValue('tranzak'),
      TRANZAK_AUTH_KEY: secretValue('tranzak notices'),
      TRANZAK_BASE_URL: 'http://127.0.0.1:9',
      VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: secretValue('vapid'),
      LOG_LEVEL: 'trace',
      LIMIT_FACTOR: '100',
    },
    createLog('trace', { write: (line) => void lines.push(line) }),
  )

/** Actions of one member over HTTP, each once valid and once invalid. */
const runJourneys = async (testApp: TestApp): Promise<void> => {
  let token = ''
  const callApi = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = {}) => {
    const response = await testApp.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: secretValue('address'),
      headers: { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return {
      status: response.statusCode,
      data: (response.payload.startsWith('{') ? response.json<{ data?: Record<string, never> }>().data : undefined) ?? {},
    }
  }
  const note = (name: string, value: string) => secrets.set(`${name} ${secrets.size}`, value)
  const mailedCode = async () => {
    await testApp.runJobs()
    const code = /\b\d{6}\b/.exec(testApp.mails.at(-1)?.text ?? '')?.[0] ?? ''
    note('code', code)
    note('key of a link', /~([\w-]{43})/.exec(testApp.mails.at(-1)?.text ?? '')?.[1] ?? 'none')
    return code
  }
  const signedIn = async (path: string, body: object) => {
    const { data } = await callApi('POST', path, body)
    token = String((data as { token?: string }).token)
    note('token', token)
    return (data as unknown as { user: { id: string } }).user.id
  }
  const enrol = async (email: string) => {
    token = ''
    const person = {
      firstName: secretValue('name'),
      lastName: 'Marker',
      countryCode: 'CM',
      mobileNumber: secretValue('phone'),
      gender: 'female',
      age: 27,
    }
    const password = { password: secretValue('password'), confirmPassword: secretValue('password') }
    const signedUp = await callApi('POST', '/auth/sign-up', { ...person, ...password, email, accept_terms: true })
    expect(signedUp.status).toBe(202)
    const { registration = '' } = signedUp.data as { registration?: string }
    note('registration', registration)
    return signedIn('/auth/verify-email', { email, code: await mailedCode(), registration })
  }
  const other = await enrol(secretValue('another email'))
  const email = secretValue('email')
  await enrol(email)
  for (const body of [
    { email, password: secretValue('wrong password') },
    { email, password: secretValue('password'), remember: 'x' },
    `{"password":"${secretValue('password')}"`,
  ])
    expect((await callApi('POST', '/auth/login', body as object, { 'content-type': 'application/json' })).status).toBeGreaterThan(399)
  await signedIn('/auth/login', { email, password: secretValue('password') })
  testApp.clock.advance({ minutes: 2 })
  await callApi('POST', '/auth/codes', { email, type: 'login' })
  await callApi('POST', '/auth/otp-login', { email, code: '000000' })
  await signedIn('/auth/otp-login', { email, code: await mailedCode() })
  await callApi('POST', '/auth/codes', { email, type: 'reset-password' })
  const fresh = { password: secretValue('new password'), confirmPassword: secretValue('new password') }
  expect((await callApi('POST', '/auth/reset-password', { email, code: await mailedCode(), ...fresh })).status).toBe(200)
  await signedIn('/auth/login', { email, password: secretValue('new password') })

  expect((await callApi('PUT', '/me/place', { lat: Number(secretValue('latitude')), lng: Number(secretValue('longitude')) })).status).toBe(
    200,
  )
  for (const file of [await jpegWithGps(), Buffer.from('zebra')]) await uploadFiles(testApp, { token }, [file])
  expect((await callApi('POST', `/conversations/${other}/messages`, { id: randomUUID(), body: secretValue('message') })).status).toBe(200)
  expect((await callApi('POST', `/abuse/${other}/report`, { content: secretValue('report') })).status).toBe(200)
  await callApi('POST', '/contact', { name: secretValue('name'), email, message: secretValue('contact') })
  await callApi('GET', `/matches?name=${secretValue('name')}`)

  // No provider, push service or mail server answers.
  await callApi('POST', '/deposit/payment/info', { channel: 'paystack', currency: 'NGN', amount: '5000' }, { 'idempotency-key': 'zebra' })
  await callApi('POST', '/deposit/payment/info', { channel: 'tranzak', currency: 'XAF', amount: '5000' })
  const notice = JSON.stringify({ event: 'charge.success', data: { reference: 'x', customer: { email: secretValue('payer') } } })
  const signature = createHmac('sha512', secretValue('paystack')).update(notice).digest('hex')
  for (const each of [signature, '0'.repeat(128)])
    await testApp.app.inject({ method: 'POST', url: '/api/webhooks/paystack', payload: notice, headers: { 'x-paystack-signature': each } })
  await testApp.app.inject({
    method: 'POST',
    url: '/api/webhooks/tranzak',
    payload: { authKey: `${secretValue('tranzak notices')}!`, note: secretValue('payer') },
  })
  const keys = { p256dh: secretValue('browser'), auth: Buffer.alloc(16).toString('base64url') }
  expect((await callApi('PUT', '/me/push', { endpoint: `http://127.0.0.1:9/${secretValue('push')}`, keys })).status).toBe(200)
  testApp.platform.mailer.send = ({ to }) => Promise.reject(new Error(`550 <${to.address}> is full`))
  const mine = token
  token = ''
  await callApi('POST', '/auth/codes', { email: secretValue('another email'), type: 'login' })
  await testApp.runJobs()

  // The database error contains the values.
  await sql`alter table message add constraint planted check (strpos(body, 'zebra crossing again') = 0)`.execute(testApp.db)
  await sql`alter table match_filter rename to planted`.execute(testApp.db)
  token = mine
  const broken = [
    await callApi('POST', `/conversations/${other}/messages`, { id: randomUUID(), body: `${secretValue('message')} again` }),
    await callApi('GET', `/matches?name=${secretValue('name')}`),
  ]
  expect(broken.map(({ status }) => status)).toContain(500)
  await runOverSocket(testApp, mine, other)
}

/** Sends the secrets over a socket, and over a connection that breaks. */
const runOverSocket = async (testApp: TestApp, token: string, other: string): Promise<void> => {
  testApp.platform.realtime.attach(testApp.app.server, testApp.platform, () => true)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'], forceNew: true })
  await once(socket as never, 'connect')
  await socket.emitWithAck('message:send', { uid: other, id: randomUUID(), body: `${secretValue('message')} again` })
  await socket.emitWithAck('message:send', { uid: secretValue('email'), id: token, body: secretValue('message') })
  socket.close()
  const cut = connect(port, '127.0.0.1', () =>
    cut.write(
      `POST /api/auth/login?token=${token} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"password":"${secretValue('password')}"`,
      () => cut.destroy(),
    ),
  )
  await once(cut, 'close')
  const garbled = connect(port, '127.0.0.1', () => garbled.end(`GET /${token} HTTP/9.9\r\n\r\n`)).resume()
  await once(garbled, 'close')
}

test('the log at its most verbose level contains no confidential value', { timeout: 240_000 }, async () => {
  await using testApp = await open()
  await runJourneys(testApp)
  // The log does report the errors.
  for (const expectedMessage of ['request failed', 'job failed', 'the provider did not answer', 'a webhook without a valid signature'])
    expect(lines.join('')).toContain(expectedMessage)
  expect([...secrets.values()].filter((secret) => secret.length < 5)).toEqual([])
  expect(leakedSecrets(lines)).toEqual([])

  // A planted leak is detected.
  const { log } = testApp.platform
  const leaks = new Map<string, () => void>([
    ['password', () => log.info({ body: { given: secretValue('password') } }, 'planted')],
    ['address', () => log.debug(`called from ${secretValue('address')}`)],
    ['message', () => log.error({ err: new Error(secretValue('message')) }, 'planted')],
    ['paystack', () => log.trace({ sent: { key: secretValue('paystack') } })],
  ])
  for (const [name, leak] of leaks) {
    const before = lines.length
    leak()
    expect(leakedSecrets(lines.slice(before))).toEqual([name])
  }
})
