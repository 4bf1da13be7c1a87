import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testClock } from '#tests/support/app/clock.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { addressGroups } from '../address-groups.ts'
import { addressLimitKey, createRateLimiter, type RateLimitStore, createMemoryLimitStore } from './limits.ts'
import { createLog } from '../log.ts'
import { createRedisLimitStore } from './redis-limits.ts'
import { openRedis } from '../redis-link.ts'

const limit = { burst: 3, seconds: 30 }

test('a burst passes, the next call waits, and capacity refills over time', async () => {
  const clock = testClock()
  const limits = createRateLimiter(createMemoryLimitStore(), clock, 1)
  for (let taken = 0; taken < 3; taken++) await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toMatchObject({ reason: platformErrors.too_many, details: { retryAfter: 10 } })
  await limits.take('brian', limit)
  clock.advance({ seconds: 10 })
  await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toThrow('platform.too_many')
})

test('the factor raises every limit', async () => {
  const limits = createRateLimiter(createMemoryLimitStore(), testClock(), 2)
  for (let taken = 0; taken < 6; taken++) await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toThrow('platform.too_many')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressLimitKey(address)).toBe(group)
})

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ff:3::4', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s counts in every group it belongs to', (address, groups) => {
  expect(addressGroups(address).map(({ group }) => group)).toEqual(groups)
})

const spans = [
  { most: 3, seconds: 60 },
  { most: 5, seconds: 600 },
]
const redisUrl = process.env.TEST_REDIS_URL
const stores: [name: string, open: () => Promise<{ store: RateLimitStore; close(): PromiseLike<unknown> }>][] = [
  ['in this process', () => Promise.resolve({ store: createMemoryLimitStore(), close: () => Promise.resolve() })],
]
if (redisUrl !== undefined)
  stores.push([
    'in Redis',
    async () => {
      const redis = await openRedis(redisUrl, createLog('silent'))
      return { store: createRedisLimitStore(redis), close: () => redis[Symbol.asyncDispose]() }
    },
  ])

describe.each(stores)('distinct items, counted %s', (_, open) => {
  const amina = `test:${randomUUID()}`

  test('count once in every window and expire', async () => {
    const { store, close } = await open()
    const clock = testClock()
    const limits = createRateLimiter(store, clock, 1)
    const meet = (...things: string[]) =>
      limits.takeDistinct(amina, things, spans, platformErrors.too_many).then(
        () => 'met',
        (error: { details: { retryAfter: number } }) => error.details.retryAfter,
      )
    expect([await meet('a', 'b'), await meet('b', 'a', 'b'), await meet()]).toEqual(['met', 'met', 'met'])
    clock.advance({ seconds: 10 })
    // Two more exceed the limit: neither is stored. The wait ends when the oldest item expires.
    expect([await meet('c', 'd'), await meet('c'), await meet('d'), await meet('c', 'a')]).toEqual([50, 'met', 50, 'met'])
    clock.advance({ seconds: 50 })
    expect([await meet('d', 'e'), await meet('f')]).toEqual(['met', 540])
    clock.advance({ seconds: 540 })
    expect([await meet('f', 'g'), await meet('h'), await meet('a')]).toEqual(['met', 10, 10])
    await limits.takeDistinct(`${amina} and another`, ['x', 'y', 'z'], spans, platformErrors.too_many)
    await close()
  })

  test('concurrent calls do not exceed the limit', async () => {
    const { store, close } = await open()
    const key = `test:${randomUUID()}`
    const waits = await Promise.all(Array.from({ length: 20 }, (__, thing) => store.takeDistinct(key, [`${thing}`], spans, 1_000_000)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    await close()
  })

  test('the factor raises every window', async () => {
    const { store, close } = await open()
    const limits = createRateLimiter(store, testClock(), 2)
    const key = `test:${randomUUID()}`
    for (let thing = 0; thing < 6; thing++) await limits.takeDistinct(key, [`${thing}`], spans, platformErrors.forbidden)
    await expect(limits.takeDistinct(key, ['more'], spans, platformErrors.forbidden)).rejects.toThrow('platform.forbidden')
    await close()
  })
})
