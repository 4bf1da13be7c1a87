import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataSecurityPolicy, trimDataHeaders } from './data-headers.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  await app.register(helmet)
  trimDataHeaders(app)
  app.get('/json', () => ({}))
  app.get('/empty', (_request, reply) => reply.status(204).send())
  app.get('/picture', (_request, reply) => reply.type('image/avif').send(Buffer.from('x')))
  app.get('/upload', (_request, reply) => reply.type('image/webp').header('content-security-policy', 'sandbox').send(Buffer.from('x')))
  app.get('/script', (_request, reply) => reply.type('text/javascript; charset=utf-8').send('1'))
  app.get('/drawing', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'))
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send('<html>'))
})
afterAll(() => app.close())

const read = async (url: string) => (await app.inject({ url })).headers

test.each([
  ['/json', dataSecurityPolicy],
  ['/no-such', dataSecurityPolicy],
  ['/empty', dataSecurityPolicy],
  ['/picture', dataSecurityPolicy],
  ['/upload', 'sandbox'],
])('%s has the headers that protect data, and none of a page', async (url, policy) => {
  const { 'content-type': _type, 'content-length': _length, connection: _connection, date: _date, ...headers } = await read(url)
  expect(headers).toEqual({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=/),
    'x-content-type-options': 'nosniff',
  })
})

test('a script keeps the policy, which binds it as a worker', async () => {
  const headers = await read('/script')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers).not.toHaveProperty('x-frame-options')
})

test.each(['/page', '/drawing'])('%s, which a browser opens as a document, keeps everything', async (url) => {
  const headers = await read(url)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy']) expect(headers, name).toHaveProperty(name)
})
