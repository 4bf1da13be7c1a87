import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/shared/endpoint.ts'
import { text } from '#platform/shared/fields.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { maxJsonBodyBytes, maxMoneyBodyBytes } from './json-body.ts'
import { registerRoute } from './route.ts'

const note = endpoint({
  method: 'POST',
  path: '/note',
  access: 'open',
  summary: 'Takes words',
  body: z.object({ words: z.string().optional(), list: z.array(text(1, 5)).optional() }),
})
const act = endpoint({ method: 'POST', path: '/act', access: 'open', summary: 'Takes nothing' })
const look = endpoint({ method: 'GET', path: '/look', access: 'open', summary: 'Looks' })
const files = endpoint({ method: 'POST', path: '/files', access: 'open', summary: 'Takes files', upload: 'files[]' })
const buy = endpoint({
  method: 'POST',
  path: '/buy',
  access: 'member',
  movesMoney: true,
  summary: 'Moves money',
  body: z.object({ usd: z.string().or(z.number()).optional() }),
})

const token = 'token-of-user-long-enough'
let database: TestDatabase
let app: FastifyInstance
let port: number
const accepted: Socket[] = []
let hideAddress = false
beforeAll(async () => {
  database = await openTestDatabase()
  const member = { kind: 'member' as const, id: randomUUID(), role: 'user' as const, sessionId: randomUUID(), address: '127.0.0.1' }
  const opened = await openTestPlatform(database.db, { [token]: member }, (routes) => {
    for (const plain of [note, act, look]) registerRoute(routes, plain, () => Promise.resolve())
    registerRoute(routes, files, () => Promise.resolve())
    registerRoute(routes, buy, () => Promise.resolve())
  })
  app = opened.app
  app.server.prependListener('connection', (socket) => {
    accepted.push(socket)
    if (hideAddress) Object.defineProperty(socket, 'remoteAddress', { value: undefined })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await database[Symbol.asyncDispose]()
})

const json = 'application/json'
const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { 'content-type': json, ...headers }, payload })
const statusOf = async (...call: Parameters<typeof post>) => (await post(...call)).statusCode
const asMember = { authorization: `Bearer ${token}` }
/** Builds a JSON body of the given number of bytes. */
const ofBytes = (bytes: number) => `{"words":"${'x'.repeat(bytes - 12)}"}`

/** Sends raw bytes on a new connection; resolves with everything received until the server closes it. */
const exchange = (start: string, after: (socket: Socket) => void = () => {}): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start)
      after(socket)
    })
    socket.setEncoding('utf8').on('data', (part: string) => (received += part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
const head = (path: string, ...lines: string[]) =>
  [`POST /api${path} HTTP/1.1`, 'Host: x', `Content-Type: ${json}`, 'Connection: close', ...lines, '', ''].join('\r\n')

test('a body may have 64 KB, one that moves money 16 KB; a larger one is 413 with a message', async () => {
  expect(await statusOf('/note', ofBytes(maxJsonBodyBytes))).toBe(204)
  expect(await statusOf('/buy', ofBytes(maxMoneyBodyBytes), asMember)).toBe(204)
  for (const answer of [await post('/note', ofBytes(maxJsonBodyBytes + 1)), await post('/buy', ofBytes(maxMoneyBodyBytes + 1), asMember)]) {
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) as string, code: 'platform.too_large' })
  }
})

test('a body with a too large Content-Length is refused unread, a chunked one when it passes the limit', async () => {
  expect(await exchange(head('/note', 'Content-Length: 1000000000'))).toMatch(/^HTTP\/1.1 413 /)
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const from = accepted.length
  const said = await exchange(head('/note', 'Transfer-Encoding: chunked'), (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
      if (!socket.destroyed) socket.once('drain', more)
    }
    more()
  })
  // A client that keeps writing may miss the response, but it cannot send more than the socket buffers hold.
  expect(said).toMatch(/^(?:HTTP\/1.1 413 |$)/)
  expect(accepted[from]?.destroyed).toBe(true)
  expect(accepted[from]?.bytesRead).toBeLessThan(8 * 1024 * 1024)
})

test.each([
  ['deep arrays', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['deep objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['257 levels', `${'['.repeat(257)}${']'.repeat(257)}`],
  ['unclosed arrays', '['.repeat(16_000)],
  ['more than a thousand values', `[${'0,'.repeat(1000)}0,0]`],
])('%s are 400 on every endpoint, with and without an idempotency key', async (_, body) => {
  for (const path of ['/note', '/act']) expect(await statusOf(path, body)).toBe(400)
  expect(await statusOf('/buy', body, asMember)).toBe(400)
  expect(await statusOf('/buy', body, { ...asMember, 'idempotency-key': randomUUID() })).toBe(400)
})

test('256 levels are accepted, and brackets within strings do not count', async () => {
  expect(await statusOf('/note', `{"other":${'['.repeat(255)}${']'.repeat(255)}}`)).toBe(204)
  expect(await statusOf('/note', JSON.stringify({ words: '[{,'.repeat(1000) + '\\"'.repeat(1000) }))).toBe(204)
})

test.each([
  ...['01', '+1', '.5', '1.', '1,', '0x1'].map((usd) => [usd, `{"usd":${usd}}`]),
  ['a string that never ends', `"${'\\"'.repeat(8000)}`],
])('invalid JSON is 400 on an endpoint that moves money: %s', async (_, body) => {
  expect(await statusOf('/buy', body, asMember)).toBe(400)
})

test('an endpoint accepts only its own content type', async () => {
  const form = '--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.jpg"\r\n\r\nx\r\n--b--\r\n'
  for (const type of [
    'multipart/form-data; boundary=b',
    'Multipart/Form-Data; boundary=b',
    'multipart/mixed; boundary=b',
    'text/plain',
    'application/xml',
  ])
    for (const path of ['/note', '/act']) expect(await statusOf(path, form, { 'content-type': type }), `${type} ${path}`).toBe(415)
  expect(await statusOf('/buy', form, { ...asMember, 'content-type': 'multipart/form-data; boundary=b' })).toBe(415)
  for (const type of [json, 'text/plain', 'application/octet-stream'])
    expect(await statusOf('/files', '{}', { 'content-type': type })).toBe(415)
  expect(await statusOf('/files', form, { 'content-type': 'multipart/form-data; boundary=b' })).toBe(204)
})

test('a compressed body is refused before decompression', async () => {
  const bomb = gzipSync(`{"words":"${'x'.repeat(20 * 1024 * 1024)}"}`)
  for (const path of ['/note', '/files']) expect(await statusOf(path, bomb, { 'content-encoding': 'gzip' })).toBe(415)
})

test('the body of a GET is ignored', async () => {
  const ask = (payload: string, type: string) => app.inject({ method: 'GET', url: '/api/look', headers: { 'content-type': type }, payload })
  for (const type of [json, 'multipart/form-data', 'text/plain']) expect((await ask('{"a":', type)).statusCode).toBe(204)
  expect((await ask('x'.repeat(2 * maxJsonBodyBytes), json)).statusCode).toBe(204)
})

test('conflicting length headers are refused', async () => {
  for (const lines of [
    ['Content-Length: 2', 'Content-Length: 3'],
    ['Content-Length: 2', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: gzip, chunked, gzip'],
    ['Content-Length: -1'],
    ['Content-Length: 0x10'],
    ['Content-Length: 2', 'Transfer-Encoding : chunked'],
  ])
    expect(await exchange(`${head('/note', ...lines)}{}`), lines.join()).toMatch(/^HTTP\/1.1 400 /)
})

test('a list of invalid items gets at most a hundred messages', async () => {
  const answer = await post('/note', JSON.stringify({ list: Array.from({ length: 900 }, () => 7) }))
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toHaveLength(100)
})

test('a request without a peer address is 400, not a server error', async () => {
  hideAddress = true
  try {
    expect(await exchange(`${head('/note', 'Content-Length: 2')}{}`)).toMatch(/^HTTP\/1.1 400 /)
  } finally {
    hideAddress = false
  }
})

test('one address may have 4 MB of bodies in memory, and closing connections frees them', async () => {
  const open: Socket[] = []
  const opened = (address: string) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: address }, () =>
        socket.write(head('/note', `Content-Length: ${maxJsonBodyBytes}`), () => resolve()),
      )
      socket.on('error', () => {})
      open.push(socket)
    })
  const from = accepted.length
  for (let count = 0; count < 64; count++) await opened('127.0.0.1')
  await expect.poll(() => accepted.slice(from).filter(({ bytesRead }) => bytesRead > 0).length).toBe(64)
  const refused = await post('/note', '{}')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  expect((await app.inject({ method: 'POST', url: '/api/note', payload: {}, remoteAddress: '127.0.0.9' })).statusCode).toBe(204)
  expect((await app.inject('/api/look')).statusCode).toBe(204)
  for (const socket of open) socket.destroy()
  await expect.poll(() => statusOf('/note', '{}')).toBe(204)
})

test('the body of a request to an unknown path is not read', async () => {
  for (const path of ['/no/such', '/../no/such']) expect(await exchange(head(path, 'Content-Length: 60000'))).toMatch(/^HTTP\/1.1 404 /)
})
