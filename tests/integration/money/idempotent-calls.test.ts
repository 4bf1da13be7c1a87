import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { maxReplacedIdempotencyKeys } from '#platform/shared/idempotency.ts'
import type { TestClock } from '../../support/app/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { openTestPlatform } from '../../support/app/test-platform.ts'
import { createMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { registerRoute } from '#platform/server/http/route.ts'

const pay = endpoint({
  method: 'POST',
  path: '/pay',
  access: 'member',
  summary: 'Pays',
  movesMoney: true,
  body: z.object({ amount: z.union([z.string(), z.number()]) }),
  response: data(z.object({ paid: z.string(), intent: z.string() })),
})
const id = randomUUID()
const token = 'token-of-user-long-enough'

let database: TestDatabase
let app: FastifyInstance
let clock: TestClock
let work: () => Promise<void>
let times = 0
beforeAll(async () => {
  database = await openTestDatabase()
  await inTransaction(database.db, (tx) =>
    createMember(tx, {
      id,
      email: 'a@example.com',
      phone: '',
      phone_country: 'CM',
      firstname: 'A',
      lastname: 'B',
      gender: 'female',
      birth: '1990-01-01',
      birth_estimated: false,
      country: 'CM',
      locale: 'en',
      terms_version: 'test',
      now: new Date(),
    }),
  )
  const actor = { kind: 'member' as const, id, role: 'user' as const, sessionId: randomUUID(), address: '127.0.0.1' }
  const opened = await openTestPlatform(database.db, { [token]: actor }, (routes) =>
    registerRoute(routes, pay, async (ctx, { body }) => {
      times += 1
      await work()
      return { data: { paid: String(body.amount), intent: ctx.intent } }
    }),
  )
  ;({ app, clock } = opened)
})
afterAll(async () => {
  await app.close()
  await database[Symbol.asyncDispose]()
})
beforeEach(() => {
  times = 0
  work = () => Promise.resolve()
})

const call = (key: string | undefined, payload = '{"amount":"1.00"}', replaced?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/pay',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(replaced === undefined ? {} : { 'idempotency-replaces': replaced }),
    },
    payload,
  })

test('without a key every call has its own intent', async () => {
  const responses = [await call(undefined), await call(undefined)]
  expect(new Set(responses.map((answer) => answer.payload)).size).toBe(2)
  expect(times).toBe(2)
})

test('while the first call runs, the second gets a conflict', async () => {
  const key = randomUUID()
  let finish = () => {}
  const started = new Promise<void>((begun) => {
    work = () => {
      begun()
      return new Promise((resolve) => (finish = resolve))
    }
  })
  const first = call(key)
  await started
  expect((await call(key)).statusCode).toBe(409)
  finish()
  const answer = await first
  expect([answer.statusCode, (await call(key)).payload, times]).toEqual([200, answer.payload, 1])
})

test('an interrupted call can be retried after a minute with the same intent', async () => {
  const key = randomUUID()
  const intent = (await call(key)).json<{ data: { intent: string } }>().data.intent
  await database.db.updateTable('idempotent_call').set({ status: null, answer: null }).where('key', '=', key).execute()
  clock.advance({ seconds: 59 })
  expect((await call(key)).statusCode).toBe(409)
  clock.advance({ seconds: 2 })
  expect((await call(key)).json()).toEqual({ data: { paid: '1.00', intent } })
})

const other = '{"amount":"2.00"}'
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code

test('an attempt that replaces one that has happened is refused, with and without a key of its own', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  expect((await call(first)).statusCode).toBe(200)
  for (const key of [second, second, undefined]) {
    const answer = await call(key, other, first)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'platform.earlier_done'])
  }
  expect(times).toBe(1)
})

test('an attempt that was replaced never happens, however late it arrives', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  expect((await call(second, other, first)).statusCode).toBe(200)
  expect((await call(first)).statusCode).toBe(409)
  expect((await call(randomUUID(), other, `${first}, ${randomUUID()}`)).statusCode).toBe(200)
  expect(times).toBe(2)
})

test('a refused attempt is replaced, a running one is not', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  work = () => Promise.reject(new AppError(platformErrors.forbidden))
  expect((await call(first)).statusCode).toBe(403)
  let finish = () => {}
  const started = new Promise<void>((begun) => {
    work = () => {
      begun()
      return new Promise((resolve) => (finish = resolve))
    }
  })
  const running = call(second, undefined, first)
  await started
  const third = randomUUID()
  expect(codeOf(await call(third, other, second))).toBe('platform.conflict')
  finish()
  expect((await running).statusCode).toBe(200)
  // The key of the attempt that came too early is not used up.
  expect(codeOf(await call(third, other, second))).toBe('platform.earlier_done')
})

test('of an attempt and its replacement at once, one happens', async () => {
  for (let round = 0; round < 10; round++) {
    const first = randomUUID()
    const before = times
    const answers = await Promise.all([call(first), call(randomUUID(), other, first)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(times).toBe(before + 1)
  }
})

test.each(['', 'with space', ','.repeat(3), Array.from({ length: maxReplacedIdempotencyKeys + 1 }, () => 'a').join(',')])(
  'a list of keys such as %j is rejected',
  async (keys) => {
    const answer = await call(randomUUID(), other, keys)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['Idempotency-Replaces']])
  },
)

test('as many attempts are replaced at once as a client sends', async () => {
  const keys = Array.from({ length: maxReplacedIdempotencyKeys }, () => randomUUID())
  expect((await call(randomUUID(), other, keys.join(','))).statusCode).toBe(200)
})

test('a server failure is not stored, so a retry does the work', async () => {
  const key = randomUUID()
  work = () => Promise.reject(new Error('the disk is gone'))
  expect((await call(key)).statusCode).toBe(500)
  work = () => Promise.reject(new AppError(platformErrors.too_many, { retryAfter: 3 }))
  expect((await call(key)).statusCode).toBe(429)
  work = () => Promise.resolve()
  expect((await call(key)).statusCode).toBe(200)
})

test('invalid input does not use up the key', async () => {
  const key = randomUUID()
  expect((await call(key, '{"amount":[]}')).statusCode).toBe(422)
  expect((await call(key)).statusCode).toBe(200)
})

test.each(['', ' ', 'with space', 'x'.repeat(256), 'é'])('a key such as %j is rejected', async (key) => {
  const answer = await call(key)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['Idempotency-Key'])
})

test('numbers reach the command without loss of digits', async () => {
  const paid = async (amount: string) => (await call(undefined, `{"amount": ${amount}}`)).json<{ data: { paid: string } }>().data.paid
  for (const amount of ['1', '1.5', '1.50', '9007199254740993', '0.1000000000000000055', '10.10']) expect(await paid(amount)).toBe(amount)
})
