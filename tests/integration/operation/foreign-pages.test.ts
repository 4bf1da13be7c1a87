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

/** The status of an answer to a request under another name, as a browser sends it whose page has pointed its own name here. */
const ask = async (path: string, headers: Record<string, string>): Promise<number> => {
  const asking = request({ port: testApp.port, host: '127.0.0.1', path, headers })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [{ statusCode: number; resume(): void }]
  answer.resume()
  return answer.statusCode
}

test('a page that points its name at a demo reads neither its mailbox nor any answer', async () => {
  const token = { authorization: `Bearer ${amina.token}` }
  for (const host of ['evil.example', `evil.example:${testApp.port}`, '203.0.113.9'])
    for (const path of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/authenticator', '/api/me', '/'])
      expect(await ask(path, { host, ...token }), `${path} at ${host}`).toBe(403)
  for (const host of [`127.0.0.1:${testApp.port}`, `localhost:${testApp.port}`]) {
    expect(await ask('/sandbox/mail', { host })).toBe(200)
    expect(await ask('/api/me', { host, ...token })).toBe(200)
  }
  // What watches over the process asks by any name.
  expect(await ask('/health', { host: 'evil.example' })).toBe(200)
})

test.each([['websocket'], ['polling']] as const)('a socket by %s is not opened for a page of somebody else', async (transport) => {
  const at = `127.0.0.1:${testApp.port}`
  const outcome = async (extraHeaders: Record<string, string>) => {
    const socket = io(`http://${at}`, {
      auth: { token: amina.token },
      transports: [transport],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    })
    const said = await Promise.race([
      once(socket as never, 'connect').then(() => 'open'),
      once(socket as never, 'connect_error').then(() => 'refused'),
    ])
    socket.disconnect()
    return said
  }
  expect(await outcome({ origin: 'http://evil.example', host: 'evil.example' })).toBe('refused')
  expect(await outcome({ origin: 'http://evil.example' })).toBe('refused')
  // The same page may ask without saying where it comes from: it is "its own" server that it asks.
  expect(await ask('/socket.io/?EIO=4&transport=polling', { host: 'evil.example' })).toBe(403)
  expect(await outcome({ origin: 'null' })).toBe('refused')
  expect(await outcome({ origin: `http://${at}` })).toBe('open')
  expect(await outcome({})).toBe('open')
})
