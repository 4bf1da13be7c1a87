import fastify from 'fastify'
import { expect, test } from 'vitest'
import { allowCrossOrigin } from './cross-origin.ts'

const app = fastify()
allowCrossOrigin(app, 'https://ndloo.example')
app.get('/api/peek', () => ({ seen: true }))
app.all('/api/*', (_request, reply) => reply.status(404).send())
const ask = (method: 'GET' | 'OPTIONS', origin?: string) =>
  app.inject({ method, url: '/api/peek', headers: origin === undefined ? {} : { origin } })

test('the application may call from its origin, with and without preflight', async () => {
  const first = await ask('OPTIONS', 'https://ndloo.example')
  expect([first.statusCode, first.headers['access-control-allow-origin']]).toEqual([204, 'https://ndloo.example'])
  expect(first.headers['access-control-allow-headers']).toContain('authorization')
  const call = await ask('GET', 'https://ndloo.example')
  expect([call.statusCode, call.headers['access-control-allow-origin']]).toEqual([200, 'https://ndloo.example'])
  expect(call.headers).not.toHaveProperty('access-control-allow-credentials')
})

test.each(['https://evil.example', 'https://ndloo.example.evil.example', 'null', undefined])('origin %s is not allowed', async (origin) => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    expect((await ask(method, origin)).headers).not.toHaveProperty('access-control-allow-origin')
  }
})
