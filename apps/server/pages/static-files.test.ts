import { createMetrics } from '#platform/server/metrics/metrics.ts'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpServer } from '#platform/server/http/server.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { serveWebApplication } from './web.ts'

const script = 'export const words = "again and again"\n'.repeat(5000)
const forms = { 'main-abc.js': script, 'main-abc.js.br': 'small', 'main-abc.js.gz': 'smaller', 'face-abc.woff2': 'face' }

let testApp: TestApp
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  testApp = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'ndloo-files-'))
  for (const name of ['web/assets', 'web/.vite', 'pages']) await mkdir(join(folder, name), { recursive: true })
  for (const name of [
    'web/.vite/manifest.json',
    'web/.env',
    'web/index.html',
    'web/notes.json',
    'web/sw.js',
    'web/assets/main-abc.js.map',
    'secret.js',
  ])
    await writeFile(join(folder, name), 'not for everybody')
  for (const [name, text] of Object.entries(forms)) await writeFile(join(folder, 'web/assets', name), text)
  app = await createHttpServer({ ...testApp.platform, metrics: createMetrics() }, '0', (routes) =>
    serveWebApplication(routes, join(folder, 'web')),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
  await testApp[Symbol.asyncDispose]()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('serves files in an accepted encoding, and 304 for a known etag', async () => {
  for (const [encoding, body] of [
    ['br', 'small'],
    ['gzip', 'smaller'],
    ['identity', script],
  ] as const) {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': encoding })
    expect([answer.statusCode, answer.payload]).toEqual([200, body])
    expect(answer.headers['content-length']).toBe(String(body.length))
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.vary).toContain('accept-encoding')
  }
  const face = await get('/assets/face-abc.woff2', { 'accept-encoding': 'br' })
  expect([face.payload, face.headers['content-encoding'], face.headers['content-type']]).toEqual(['face', undefined, 'font/woff2'])
  expect((await get('/assets/face-abc.woff2', { 'if-none-match': `W/"other", ${String(face.headers.etag)}` })).statusCode).toBe(304)
  const head = await app.inject({ method: 'HEAD', url: '/assets/main-abc.js' })
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, String(script.length), ''])
})

it('serves a rebuilt file, and forbids caches to keep the worker', async () => {
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  await writeFile(join(folder, 'web/sw.js'), 'newer')
  await utimes(join(folder, 'web/sw.js'), new Date(), new Date(Date.now() + 60_000))
  expect((await get('/sw.js')).payload).toBe('newer')
})

it.each([
  '/.vite/manifest.json',
  '/.env',
  '/index.html',
  '/notes.json',
  '/assets/main-abc.js.map',
  '/assets/main-abc.js.br',
  '/assets/../index.html',
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/..%5csecret.js',
  '/assets/none.js',
  '/assets//main-abc.js.map',
])('does not serve %s', async (url) => {
  const { statusCode, payload } = await get(url)
  expect([statusCode, payload.includes('not for everybody')]).toEqual([404, false])
})
