// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { maxReplacedIdempotencyKeys } from '#platform/shared/idempotency.ts'
import { createIdempotentRunner } from './idempotent-runner.ts'

const refusal = (status: number, code: string) => Object.assign(new Response(null, { status }), { data: { code } })
const keysOf = (purpose?: string) => {
  const keys: string[] = []
  const replaced: (readonly string[])[] = []
  const runner = createIdempotentRunner(purpose)
  const ask = (request: unknown, outcome: () => Promise<string>) =>
    runner.once(request, ({ idempotencyKey, replacedKeys }) => {
      keys.push(idempotencyKey)
      replaced.push(replacedKeys)
      return outcome()
    })
  return { keys, replaced, ask }
}
const done = () => Promise.resolve('done')
const lost = () => Promise.reject(new TypeError('network'))
beforeEach(() => sessionStorage.clear())

it('a second call with the same request joins the running one', async () => {
  const { keys, ask } = keysOf()
  expect(await Promise.all([ask({ usd: '1' }, done), ask({ usd: '1' }, done)])).toEqual(['done', 'done'])
  expect(keys).toHaveLength(1)
})

it('uses a new key after a response, and for another request', async () => {
  const { keys, ask } = keysOf()
  await ask({ usd: '1' }, done)
  await ask({ usd: '1' }, done)
  await ask({ usd: '2' }, done)
  await ask({ usd: '2' }, () => Promise.reject(refusal(422, 'wallet.insufficient_funds') as unknown as Error)).catch(() => {})
  await ask({ usd: '2' }, done)
  expect(new Set(keys).size).toBe(5)
})

it('repeats the key while the outcome is unknown', async () => {
  const { keys, ask } = keysOf()
  for (const failure of [
    new TypeError('network'),
    refusal(503, 'platform.unavailable'),
    refusal(408, ''),
    refusal(409, 'platform.conflict'),
  ])
    await ask({ usd: '1' }, () => Promise.reject(failure as Error)).catch(() => {})
  await ask({ usd: '1' }, done)
  expect([keys.length, new Set(keys).size]).toEqual([5, 1])
})

it('another request replaces attempts without a response, also those of before a reload', async () => {
  const before = keysOf('gift')
  await before.ask({ note: 'a' }, lost).catch(() => {})
  await before.ask({ note: 'b' }, lost).catch(() => {})
  expect(before.replaced).toEqual([[], [before.keys[0]]])
  const after = keysOf('gift')
  await after.ask({ note: 'c' }, done)
  await after.ask({ note: 'd' }, done)
  expect(after.replaced).toEqual([before.keys, []])
})

it('replaces no more attempts at once than the server takes', async () => {
  const { ask, replaced } = keysOf('gift')
  for (let note = 0; note < maxReplacedIdempotencyKeys + 2; note++) await ask({ note }, lost).catch(() => {})
  expect(Math.max(...replaced.map((keys) => keys.length))).toBe(maxReplacedIdempotencyKeys)
})

it('replaces nothing that still runs in this page, was refused, or has another purpose', async () => {
  const { ask, replaced } = keysOf('gift')
  const finish: ((answer: string) => void)[] = []
  const first = ask({ note: 'a' }, () => new Promise((resolve) => finish.push(resolve)))
  await ask({ note: 'b' }, () => Promise.reject(refusal(422, 'wallet.insufficient_funds') as unknown as Error)).catch(() => {})
  await ask({ note: 'c' }, done)
  finish[0]?.('done')
  await first
  await keysOf('boost')
    .ask({ plan: 1 }, lost)
    .catch(() => {})
  await ask({ note: 'd' }, done)
  expect(replaced).toEqual([[], [], [], []])
})
