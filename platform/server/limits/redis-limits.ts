import { type RateLimitStore, createMemoryLimitStore } from './limits.ts'
import type { RedisLink } from '../redis-link.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'

const script = `
local spacing, span, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = tonumber(redis.call('get', KEYS[1]) or now)
local arrival = math.max(known, now) + spacing
local wait = arrival - now - span
if wait > 0 then return {math.ceil(wait), 0, math.ceil(arrival - spacing - now)} end
redis.call('set', KEYS[1], tostring(arrival), 'PX', math.ceil(arrival - now) + 1)
return {0, math.floor(-wait / spacing), math.ceil(arrival - now)}`

/** The algorithm of `distinct-limit.ts` on a sorted set of items by time. */
const distinctScript = `
local now, longest = tonumber(ARGV[1]), 0
local spans = tonumber(ARGV[2])
for i = 1, spans do longest = math.max(longest, tonumber(ARGV[2 + i * 2])) end
redis.call('zremrangebyscore', KEYS[1], '-inf', now - longest)
local added, seen = {}, {}
for i = 3 + spans * 2, #ARGV do
  if not seen[ARGV[i]] and not redis.call('zscore', KEYS[1], ARGV[i]) then added[#added + 1] = ARGV[i] end
  seen[ARGV[i]] = true
end
if #added == 0 then return 0 end
local wait = 0
for i = 1, spans do
  local most, span = tonumber(ARGV[1 + i * 2]), tonumber(ARGV[2 + i * 2])
  local within = redis.call('zcount', KEYS[1], '(' .. (now - span), '+inf')
  local surplus = math.min(within + #added - most, within)
  if surplus > 0 then
    local oldest = redis.call('zrangebyscore', KEYS[1], '(' .. (now - span), '+inf', 'withscores', 'limit', surplus - 1, 1)
    wait = math.max(wait, tonumber(oldest[2]) + span - now)
  elseif #added > most then wait = math.max(wait, span) end
end
if wait > 0 then return math.ceil(wait) end
for _, thing in ipairs(added) do redis.call('zadd', KEYS[1], now, thing) end
redis.call('pexpire', KEYS[1], longest)
return 0`
const timeoutMs = 500

/** Creates counters in Redis, shared by all processes. While Redis is unavailable, each process counts locally. */
export const createRedisLimitStore = (redis: RedisLink): RateLimitStore => {
  const local = createMemoryLimitStore()
  const withFallback = async <T>(command: () => Promise<T>, fallback: () => Promise<T>): Promise<T> => {
    if (!redis.isUp()) return await fallback()
    try {
      return await withTimeout(timeoutMs, command())
    } catch {
      redis.reportTimeout()
      return await fallback()
    }
  }
  return {
    take: (key, limit, nowMs) => {
      const given = [(limit.seconds * 1000) / limit.burst, limit.seconds * 1000, nowMs].map(String)
      const command = async () => {
        const answer = (await redis.client.eval(script, { keys: [`limit:${key}`], arguments: given })) as number[]
        const [waitMs = 0, left = 0, fullMs = 0] = answer.map(Number)
        return { waitMs, left, fullMs }
      }
      return withFallback(command, () => local.take(key, limit, nowMs))
    },
    takeDistinct: (key, things, spans, nowMs) => {
      const given = [nowMs, spans.length, ...spans.flatMap(({ most, seconds }) => [most, seconds * 1000]), ...things].map(String)
      const command = async () => Number(await redis.client.eval(distinctScript, { keys: [`met:${key}`], arguments: given }))
      return withFallback(command, () => local.takeDistinct(key, things, spans, nowMs))
    },
  }
}
