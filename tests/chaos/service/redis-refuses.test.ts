// @slow
import { createClient, type RedisClientType } from 'redis'
import { expect, test } from 'vitest'
import { createRateLimiter, type RateLimitStore } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log.ts'
import { createRedisLimitStore } from '#platform/server/limits/redis-limits.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { redisProgramPath, startRedis } from '../services/redis.ts'

const clock = { now: () => new Date() }
const burst = { burst: 3, seconds: 600 }
/** How many of ten attempts are allowed. Limits must hold with Redis and without. */
const letThrough = async (store: RateLimitStore, key: string): Promise<number> => {
  const limits = createRateLimiter(store, clock, 1)
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take(key, burst)))
  return answers.filter(({ status }) => status === 'fulfilled').length
}

test.runIf(redisProgramPath !== undefined)(
  'a Redis that refuses writes or credentials counts as away until it takes them, and limits hold',
  async () => {
    await using server = await startRedis()
    const operator: RedisClientType = createClient({ url: server.url })
    await operator.connect()
    const set = (name: string, value: string) => operator.sendCommand(['CONFIG', 'SET', name, value])
    await using link = await openRedis(server.url, createLog('silent'))
    const store = createRedisLimitStore(link)
    const becomes = async (up: boolean) => {
      await expect.poll(() => link.isUp(), { timeout: 5000 }).toBe(up)
    }
    await becomes(true)
    expect(await letThrough(store, 'with')).toBe(3)

    // Redis refuses writes: as a replica after a failover (`min-replicas-to-write`), and without memory (`maxmemory`).
    for (const [name, refusing, usual] of [
      ['min-replicas-to-write', '1', '0'],
      ['maxmemory', '1', '0'],
    ] as const) {
      await set(name, refusing)
      await becomes(false)
      expect(await letThrough(store, name)).toBe(3)
      await set(name, usual)
      await becomes(true)
    }

    const said: string[] = []
    const log = Object.assign(createLog('silent'), { error: (_: unknown, text: string) => said.push(text) })
    await set('requirepass', 'another')
    await using refused = await openRedis(server.url, log)
    expect(refused.isUp()).toBe(false)
    expect(said).toEqual([expect.stringContaining('refuses the user or password in REDIS_URL')])
    expect(await letThrough(createRedisLimitStore(refused), 'refused')).toBe(3)
    await set('requirepass', '')
    await expect.poll(() => refused.isUp(), { timeout: 5000 }).toBe(true)
    await operator.close()
  },
  60_000,
)
