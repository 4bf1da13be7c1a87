import { once } from 'node:events'
import { request } from 'node:http'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openServedTestApp, type ServedTestApp } from '../../support/app/served-app.ts'

let testApp: ServedTestApp
let amina: Person
beforeAll(async () => {
  testApp = await openServedTestApp()
  amina = await createPerson(testApp, 'amina')
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Returns the status of a request with a foreign Host header, as after a DNS rebinding attack. */
const statusOf = async (path: string, headers: Record<string, string>): Promise<number> => {
  const sent = request({ port: testApp.port, host: '127.0.0.1', path, headers })
  sent.end()
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  return response.statusCode
}

test('a page with a rebound DNS name can read neither the demo mailbox nor any response', async () => {
  const token = { authorization: `Bearer ${amina.token}` }
  for (const host of ['evil.example', `evil.example:${testApp.port}`, '203.0.113.9'])
    for (const path of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/authenticator', '/api/me', '/'])
      expect(await statusOf(path, { host, ...token }), `${path} at ${host}`).toBe(403)
  for (const host of [`127.0.0.1:${testApp.port}`, `localhost:${testApp.port}`]) {
    expect(await statusOf('/sandbox/mail', { host })).toBe(200)
    expect(await statusOf('/api/me', { host, ...token })).toBe(200)
  }
  // Health checks may use any host name.
  expect(await statusOf('/health', { host: 'evil.example' })).toBe(200)
})

test.each([['websocket'], ['polling']] as const)('a page of another origin cannot open a socket by %s', async (transport) => {
  const address = `127.0.0.1:${testApp.port}`
  const outcome = async (extraHeaders: Record<string, string>) => {
    const socket = io(`http://${address}`, {
      auth: { token: amina.token },
      transports: [transport],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    })
    const result = await Promise.race([
      once(socket as never, 'connect').then(() => 'open'),
      once(socket as never, 'connect_error').then(() => 'refused'),
    ])
    socket.disconnect()
    return result
  }
  expect(await outcome({ origin: 'http://evil.example', host: 'evil.example' })).toBe('refused')
  expect(await outcome({ origin: 'http://evil.example' })).toBe('refused')
  // A rebound page may omit the Origin header, because the request looks same-origin to it.
  expect(await statusOf('/socket.io/?EIO=4&transport=polling', { host: 'evil.example' })).toBe(403)
  expect(await outcome({ origin: 'null' })).toBe('refused')
  expect(await outcome({ origin: `http://${address}` })).toBe('open')
  expect(await outcome({})).toBe('open')
})
