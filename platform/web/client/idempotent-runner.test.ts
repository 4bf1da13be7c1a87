import { expect, it } from 'vitest'
import { createIdempotentRunner } from './idempotent-runner.ts'

const refusal = (status: number, code: string) => Object.assign(new Response(null, { status }), { data: { code } })
const keysOf = () => {
  const keys: string[] = []
  const runner = createIdempotentRunner()
  const ask = (request: unknown, outcome: () => Promise<string>) =>
    runner.once(request, (key) => {
      keys.push(key)
      return outcome()
    })
  return { keys, ask }
}
const done = () => Promise.resolve('done')

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
