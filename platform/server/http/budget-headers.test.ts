import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#platform/shared/endpoint.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { registerRoute } from './route.ts'

const own = endpoint({ method: 'GET', path: '/own', access: 'member', summary: 'For members' })
const open = endpoint({ method: 'GET', path: '/open', access: 'open', summary: 'For everybody' })
const rare = endpoint({ method: 'POST', path: '/rare', access: 'member', summary: 'Three times an hour' })

let database: TestDatabase
let opened: Awaited<ReturnType<typeof openTestPlatform>>
beforeAll(async () => {
  database = await openTestDatabase()
  const amina = { kind: 'member', id: 'amina', role: 'user', sessionId: 's', address: '' } as const
  opened = await openTestPlatform(database.db, { 'a-token-of-amina-long': amina }, (routes) => {
    registerRoute(routes, own, () => Promise.resolve())
    registerRoute(routes, open, () => Promise.resolve())
    registerRoute(routes, rare, ({ actor }) => routes.platform.limits.take(`rare:${actor.id}`, { burst: 3, seconds: 3600 }))
  })
})
afterAll(async () => {
  await opened.app.close()
  await database[Symbol.asyncDispose]()
})

const authorization = 'Bearer a-token-of-amina-long'
const send = async (url: string, method: 'GET' | 'POST' = 'GET', signedIn = true) =>
  (await opened.app.inject({ url: `/api${url}`, method, headers: signedIn ? { authorization } : {} })).headers

test('a caller is told their own budget of calls, which refills', async () => {
  expect(await send('/own')).toMatchObject({ 'ratelimit-policy': '"calls";q=600;w=60', ratelimit: '"calls";r=599;t=1' })
  for (let n = 0; n < 99; n++) await send('/own')
  expect((await send('/own')).ratelimit).toBe('"calls";r=499;t=11')
  opened.clock.advance({ seconds: 20 })
  expect((await send('/own')).ratelimit).toBe('"calls";r=599;t=1')
})

test('a refusal names the limit that refuses, and when to come back', async () => {
  for (let n = 0; n < 3; n++) await send('/rare', 'POST')
  expect(await send('/rare', 'POST')).toMatchObject({
    'ratelimit-policy': '"rare";q=3;w=3600',
    ratelimit: '"rare";r=0;t=3600',
    'retry-after': '1200',
  })
})

test('visitors are not told how busy their neighbours behind the same address are', async () => {
  const headers = await send('/open', 'GET', false)
  expect([headers.ratelimit, headers['ratelimit-policy']]).toEqual([undefined, undefined])
})
