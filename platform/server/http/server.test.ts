import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, AppError } from '#platform/shared/errors.ts'
import { Id, text } from '#platform/shared/fields.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import type { MemberActor } from '../context.ts'
import { registerRoute } from './route.ts'

const codes = errorCodes('platform', { invalid: 422, forbidden: 403 })
const greet = endpoint({
  method: 'POST',
  path: '/greetings/:id',
  access: 'member',
  summary: 'Greets',
  params: z.object({ id: Id }),
  body: z.object({ name: text(1, 10) }),
  response: data(z.object({ greeting: z.string() })),
})
const peek = endpoint({ method: 'GET', path: '/peek', access: 'open', summary: 'Peeks', response: data(z.object({ seen: z.boolean() })) })
const flip = endpoint({
  method: 'GET',
  path: '/flip',
  access: 'guest',
  summary: 'Changes by GET',
  response: data(z.object({ done: z.boolean() })),
})
const rule = endpoint({
  method: 'GET',
  path: '/rule',
  access: 'admin',
  summary: 'For administrators',
  response: data(z.object({ done: z.boolean() })),
})
const begin = endpoint({
  method: 'POST',
  path: '/begin',
  access: 'admin',
  console: 'entry',
  summary: 'For administrators on their way in',
  body: z.object({ code: text(1, 10) }),
})
const price = endpoint({
  method: 'POST',
  path: '/price',
  access: 'admin',
  console: 'fresh',
  summary: 'For administrators who just proved it',
})
const fail = endpoint({ method: 'GET', path: '/fail', access: 'open', summary: 'Fails', response: data(z.object({ done: z.boolean() })) })
const refuse = endpoint({
  method: 'GET',
  path: '/refuse',
  access: 'open',
  summary: 'Refuses',
  response: data(z.object({ done: z.boolean() })),
})

const actor = (role: MemberActor['role']): MemberActor => ({
  kind: 'member',
  id: randomUUID(),
  role,
  sessionId: randomUUID(),
  address: '127.0.0.1',
})
const token = (name: string) => `token-of-${name}-long-enough`
const as = (name: string) => ({ authorization: `Bearer ${token(name)}` })

let database: TestDatabase
let app: FastifyInstance
let broken = false
beforeAll(async () => {
  database = await openTestDatabase()
  const actors = {
    [token('user')]: actor('user'),
    [token('guest')]: actor('guest'),
    [token('newcomer')]: actor('admin'),
    [token('admin')]: { ...actor('admin'), console: 'entered' as const },
  }
  const opened = await openTestPlatform(database.db, actors, (routes) => {
    registerRoute(routes, greet, (_ctx, { body }) =>
      Promise.resolve({ data: { greeting: `Hello ${body.name}`, password: 'never' } as { greeting: string } }),
    )
    registerRoute(routes, peek, () => Promise.resolve({ data: { seen: true } }))
    registerRoute(routes, flip, () => Promise.resolve({ data: { done: true } }), { hasSideEffects: true })
    registerRoute(routes, rule, () => Promise.resolve({ data: { done: true } }))
    registerRoute(routes, begin, () => Promise.resolve())
    registerRoute(routes, price, () => Promise.resolve())
    registerRoute(routes, fail, async (ctx) => {
      if (broken) throw Object.assign(new Error('the password is hunter2'), { code: 'ECONNREFUSED' })
      await sql`select no_such_column`.execute(ctx.db)
      return { data: { done: true } }
    })
    registerRoute(routes, refuse, () => {
      throw new AppError(codes.forbidden, { fields: { name: [codes.invalid] }, retryAfter: 7 })
    })
  })
  app = opened.app
})
afterAll(async () => {
  await app.close()
  await database[Symbol.asyncDispose]()
})

const greeting = (payload: unknown, headers: Record<string, string> = as('user'), id: string = randomUUID()) =>
  app.inject({ method: 'POST', url: `/api/greetings/${id}`, headers, payload: payload as object })

test('a field outside the response schema is not sent', async () => {
  const response = await greeting({ name: 'Amina' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ data: { greeting: 'Hello Amina' } })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['blank', { name: '   ' }, 'name'],
  ['absent', {}, 'name'],
  ['too long', { name: 'x'.repeat(11) }, 'name'],
  ['a NUL', { name: 'a\0b' }, 'name'],
  ['a lone surrogate', { name: 'a\ud800' }, 'name'],
  ['of another type', { name: 7 }, 'name'],
])('text that is %s is 422 and names the field', async (_, payload, field) => {
  const response = await greeting(payload)
  expect(response.statusCode).toBe(422)
  const body = response.json<{ message: string; errors: Record<string, string[]> }>()
  expect(body.message).not.toBe('')
  expect(body.errors[field]?.[0]).toMatch(/\w+ \w+/)
})

test('all parts are validated at once, with messages in the requested language', async () => {
  const response = await greeting({ name: '' }, { ...as('user'), 'accept-language': 'fr-CM,en;q=0.5' }, 'not-an-id')
  expect(Object.keys(response.json<{ errors: object }>().errors).toSorted()).toEqual(['id', 'name'])
  const english = await greeting({ name: '' })
  expect(response.json<{ message: string }>().message).not.toBe(english.json<{ message: string }>().message)
})

test('an empty JSON body is an empty object; broken JSON and another type are refused', async () => {
  const headers = { ...as('user'), 'content-type': 'application/json' }
  const url = `/api/greetings/${randomUUID()}`
  expect((await app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(422)
  expect((await app.inject({ method: 'POST', url, headers, payload: '{"name":' })).statusCode).toBe(400)
  expect((await app.inject({ method: 'POST', url, headers, payload: '{"__proto__":{"name":"x"},"name":"x"}' })).statusCode).toBe(400)
  expect((await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'text/csv' }, payload: 'x' })).statusCode).toBe(
    415,
  )
})

test('a body of 2 MB is 413', async () => {
  const response = await greeting({ name: 'x'.repeat(2 * 1024 * 1024) })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toHaveProperty('message')
})

test.each([
  ['no token', {}, 401],
  ['an unknown token', as('nobody'), 401],
  ['a malformed token', { authorization: 'Bearer x' }, 401],
  ['a guest', as('guest'), 403],
  ['a member', as('user'), 200],
])('a member endpoint called with %s has the expected status', async (_, headers, status) => {
  expect((await greeting({ name: 'Esi' }, headers)).statusCode).toBe(status)
})

test('for others an admin endpoint responds with the same bytes as an unknown path', async () => {
  const variants = [
    { method: 'GET' },
    { method: 'HEAD' },
    { method: 'POST', payload: '{' },
    { method: 'POST', payload: 'x'.repeat(2 * 1024 * 1024) },
    { method: 'POST', payload: 'x', headers: { 'content-type': 'text/csv' } },
    { method: 'DELETE' },
  ] as const
  const seen = ({ statusCode, payload, headers }: { statusCode: number; payload: string; headers: object }) => {
    const { date: _, ...otherHeaders } = headers as Record<string, string>
    return [statusCode, payload, otherHeaders]
  }
  for (const who of [{}, as('nobody'), as('guest'), as('user')])
    for (const { headers = { 'content-type': 'application/json' }, ...variant } of variants.map((one) => ({
      headers: undefined,
      ...one,
    }))) {
      const ask = (url: string) => app.inject({ ...variant, url, headers: { ...who, ...headers } })
      const unknown = await ask('/api/no/such')
      expect(unknown.statusCode).toBe(404)
      for (const path of ['/api/rule', '/api/begin', '/api/price', '/api/admin/openapi.json'])
        expect(seen(await ask(path)), `${variant.method} ${path}`).toEqual(seen(unknown))
    }
  expect((await app.inject({ method: 'GET', url: '/api/rule', headers: as('admin') })).statusCode).toBe(200)
})

test('admin endpoints need the second factor, and critical ones a fresh login', async () => {
  const ask = async (method: 'GET' | 'POST', url: string, name: string) => {
    const answer = await app.inject({ method, url, headers: as(name), ...(method === 'POST' ? { payload: { code: '1' } } : {}) })
    return [answer.statusCode, answer.payload === '' ? '' : (answer.json<{ code?: string }>().code ?? '')]
  }
  expect(await ask('POST', '/api/begin', 'newcomer')).toEqual([204, ''])
  for (const [method, path] of [
    ['GET', '/api/rule'],
    ['POST', '/api/price'],
    ['GET', '/api/admin/openapi.json'],
  ] as const)
    expect(await ask(method, path, 'newcomer')).toEqual([403, 'platform.second_factor'])
  expect(await ask('POST', '/api/price', 'admin')).toEqual([403, 'platform.fresh_login'])
  const hidden = await app.inject({ method: 'GET', url: '/api/admin/openapi.json', headers: as('admin') })
  expect(Object.keys(hidden.json<{ paths: object }>().paths).toSorted()).toEqual(['/begin', '/price', '/rule'])
})

test('a GET with side effects refuses a prefetch and does not run for HEAD', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/flip', headers: as('user') })).statusCode).toBe(404)
  const prefetch = await app.inject({ method: 'GET', url: '/api/flip', headers: { ...as('user'), 'sec-purpose': 'prefetch' } })
  expect(prefetch.statusCode).toBe(403)
  expect((await app.inject({ method: 'GET', url: '/api/flip', headers: as('user') })).statusCode).toBe(200)
})

test('an unknown error reveals nothing; an unavailable database is 503 with Retry-After', async () => {
  const unknown = await app.inject({ method: 'GET', url: '/api/fail' })
  expect(unknown.statusCode).toBe(500)
  expect(unknown.payload).not.toContain('no_such_column')
  broken = true
  const away = await app.inject({ method: 'GET', url: '/api/fail' })
  expect(away.statusCode).toBe(503)
  expect(away.headers['retry-after']).toBeDefined()
  expect(away.payload).not.toContain('hunter2')
})

test('an AppError sets status, field errors and Retry-After', async () => {
  const response = await app.inject({ method: 'GET', url: '/api/refuse' })
  expect(response.statusCode).toBe(403)
  expect(response.headers['retry-after']).toBe('7')
  expect(response.json<{ errors: { name: string[] } }>().errors.name).toHaveLength(1)
})

test('the 601st call in a minute is 429 with Retry-After', async () => {
  const statuses: number[] = []
  for (let call = 0; call <= 600; call++)
    statuses.push((await app.inject({ method: 'GET', url: '/api/flip', headers: as('admin') })).statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(600)
  expect(statuses.at(-1)).toBe(429)
})

test('a page has the security headers of pages', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/api/docs/' })
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBeDefined()
  expect(headers['permissions-policy']).toBeDefined()
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('the OpenAPI document lists exactly the public endpoints', async () => {
  const document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    openapi: string
    paths: Record<string, object>
  }>()
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths).toSorted()).toEqual(['/fail', '/flip', '/greetings/{id}', '/peek', '/refuse'])
  const docs = await app.inject({ method: 'GET', url: '/api/docs/' })
  expect(docs.statusCode).toBe(200)
  expect(docs.payload).not.toMatch(/<script>[^<]/)
})

test('visitors and callers with invalid tokens have 600 calls a minute per address, counted by IPv6 /64', async () => {
  const ask = (host: string, url: string, headers = {}) =>
    app.inject({ method: 'GET', url, headers, remoteAddress: `2001:db8:7:7::${host}` })
  for (let call = 0; call < 300; call++) {
    expect((await ask(String(call), '/api/peek')).statusCode).toBe(200)
    expect((await ask(String(call), '/api/flip', as('nobody'))).statusCode).toBe(401)
  }
  for (const [url, headers] of [
    ['/api/peek', {}],
    ['/api/flip', as('nobody')],
  ] as const) {
    const refused = await ask('ffff', url, headers)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  }
  // A signed-in member behind the same address is still served, and admin endpoints stay hidden.
  expect((await ask('1', '/api/flip', as('user'))).statusCode).toBe(200)
  expect((await ask('1', '/api/rule')).statusCode).toBe(404)
  expect((await app.inject({ method: 'GET', url: '/api/peek', remoteAddress: '2001:db8:7:8::1' })).statusCode).toBe(200)
})
