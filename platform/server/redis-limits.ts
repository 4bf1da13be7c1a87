import type { RedisClientType } from 'redis'
import type { LimitStore } from './limits.ts'
import { within } from './within.ts'

const script = `
local spacing, span, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = tonumber(redis.call('get', KEYS[1]) or now)
local arrival = math.max(known, now) + spacing
local wait = arrival - now - span
if wait > 0 then return math.ceil(wait) end
redis.call('set', KEYS[1], tostring(arrival), 'PX', math.ceil(arrival - now) + 1)
return 0`

const patienceMs = 500

/** Counters in Redis, one for all processes. Without an answer nobody is refused: the limits guard, they don't decide. */
export const redisLimitStore = (redis: RedisClientType, onError: (error: unknown) => void): LimitStore => ({
  take: async (key, limit, nowMs) => {
    try {
      const asked = redis.eval(script, {
        keys: [`limit:${key}`],
        arguments: [String((limit.seconds * 1000) / limit.burst), String(limit.seconds * 1000), String(nowMs)],
      })
      const wait = await within(patienceMs, asked)
      return Number(wait)
    } catch (error) {
      onError(error)
      return 0
    }
  },
})
