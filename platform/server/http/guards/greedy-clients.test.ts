// @slow
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/shared/endpoint.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { registerRoute } from '../route.ts'

const held = endpoint({ method: 'GET', path: '/held', access: 'open', summary: 'Answers when released', text: true, response: z.string() })
const quick = endpoint({ method: 'GET', path: '/quick', access: 'open', summary: 'Answers at once', text: true, response: z.string() })
const words = 'some words that repeat. '.repeat(100)

let database: TestDatabase
let app: FastifyInstance
let port: number
let short = false
let looks = 0
/** Releases held responses, oldest first. */
const release: (() => void)[] = []
let underWay = 0
let most = 0

beforeAll(async () => {
  database = await openTestDatabase()
  const opened = await openTestPlatform(database.db, {}, (routes) => {
    routes.platform.memory = { isLow: () => short }
    Object.assign(routes.platform.readiness.checks, { database: () => Promise.resolve((looks += 1)) })
    registerRoute(routes, quick, () => Promise.resolve(words))
    registerRoute(routes, held, async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise<void>((resolve) => release.push(resolve))
      underWay -= 1
      return 'held'
    })
  })
  app = opened.app
  app.server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await database[Symbol.asyncDispose]()
})
beforeEach(() => void (most = 0))

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

/** Sends raw bytes; resolves with what comes back until the connection closes or `enough` responses arrived. */
const send = (bytes: string, enough = Infinity): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (statuses(received).length >= enough) socket.destroy()
    })
  })
const until = async (condition: () => boolean) => {
  await expect.poll(condition, { interval: 2 }).toBe(true)
}

test('a connection handles one request at a time, in order, and closing it drops the waiting ones', async () => {
  const answers = send(get('/api/held').repeat(3) + get('/api/quick'), 4)
  for (let turn = 0; turn < 3; turn++) {
    await until(() => release.length === 1)
    release.shift()?.()
  }
  expect(statuses(await answers)).toEqual([200, 200, 200, 200])
  expect(most).toBe(1)

  const socket = connect(port, '127.0.0.1', () => socket.write(get('/api/held').repeat(3)))
  await until(() => release.length === 1)
  socket.destroy()
  // Once another request is answered, the server has noticed the close.
  expect(statuses(await send(get('/api/quick'), 1))).toEqual([200])
  release.shift()?.()
  await until(() => underWay === 0)
  expect(release).toHaveLength(0)
})

test('a connection with too many pipelined requests is closed', async () => {
  const all = send(get('/api/held').repeat(40))
  expect(statuses(await all)).toEqual([])
  release.splice(0).forEach((go) => go())
})

test('a pipelined request with a body is served, with 100 Continue and without', async () => {
  const post = `POST /api/nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\nabcd`
  expect(statuses(await send(get('/api/quick') + post + get('/api/quick'), 4))).toEqual([200, 100, 404, 200])
})

test('an upgrade during a response closes the connection', async () => {
  const upgrade = get('/socket.io/?EIO=4&transport=websocket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')
  const answer = send(get('/api/held') + upgrade)
  await until(() => release.length === 1)
  expect(await answer).toBe('')
  release.shift()?.()
})

test('an address may have 200 concurrent requests; more are 429, other addresses and health checks are served', async () => {
  const many = Array.from({ length: 200 }, () => app.inject({ url: '/api/held', remoteAddress: '192.0.2.1' }))
  await until(() => release.length === 200)
  const refused = await app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.1' })
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection]).toEqual([429, '1', 'close'])
  expect((await app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.2' })).statusCode).toBe(200)
  for (const url of ['/health', '/ready']) expect((await app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  release.splice(0).forEach((go) => go())
  await Promise.all(many)
  expect((await app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('every route counts against the address, including those outside the contract and unknown paths', async () => {
  const ask = (url: string) => app.inject({ url, remoteAddress: '192.0.2.3' })
  // A slow machine would refill the limit as fast as it asks.
  using _ = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  let asked = 0
  let last = 200
  for (; last === 200 && asked < 30_000; asked += 200)
    last = Math.max(
      ...(await Promise.all(Array.from({ length: 200 }, () => ask('/api/docs/static/index.css')))).map((answer) => answer.statusCode),
    )
  expect(asked).toBe(12_200)
  for (const url of ['/api/docs/', '/api/openapi.json', '/api/nowhere', '/nowhere', '/api/quick'])
    expect((await ask(url)).statusCode, url).toBe(429)
  expect((await ask('/health')).statusCode).toBe(200)
}, 60_000)

test('while memory is low few requests run at a time; afterwards all are served again', async () => {
  short = true
  const few = Array.from({ length: 16 }, (_, index) => app.inject({ url: '/api/held', remoteAddress: `198.51.100.${index}` }))
  await until(() => release.length === 16)
  const refused = await app.inject('/api/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect((await app.inject('/health')).statusCode).toBe(200)
  release.splice(0).forEach((go) => go())
  await Promise.all(few)
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
  short = false
})

test('/ready runs its checks at most twenty times a second', async () => {
  const began = looks
  const start = performance.now()
  for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 10 }, () => app.inject('/ready')))
  expect(looks - began).toBeGreaterThan(0)
  expect(looks - began).toBeLessThanOrEqual(20 * Math.ceil((performance.now() - start) / 1000 + 1))
})

test('responses are compressed as the client accepts, and shared ones have an ETag', async () => {
  const document = await app.inject({ url: '/api/openapi.json' })
  expect(document.headers['content-encoding']).toBeUndefined()
  for (const url of ['/api/openapi.json', '/api/quick', '/api/docs/static/swagger-ui.css'])
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const plain = await app.inject({ url, headers: { 'accept-encoding': `${encoding};q=0` } })
      const small = await app.inject({ url, headers: { 'accept-encoding': `deflate, ${encoding};q=0.5` } })
      expect(small.headers['content-encoding'], url).toBe(encoding)
      expect(small.headers.vary, url).toContain('accept-encoding')
      expect(open(small.rawPayload).equals(plain.rawPayload), url).toBe(true)
    }
  const known = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(document.headers.etag) } })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/api/openapi.json' })
  expect([head.headers['content-length'], head.payload]).toEqual([document.headers['content-length'], ''])
})
