import type { RedisLink } from '../redis-link.ts'
import type { Metrics } from './metrics.ts'

/** Registers `ndloo_redis_up`. Only called when Redis is configured. */
export const registerRedisMetrics = (metrics: Metrics, redis: RedisLink): void =>
  metrics.gauges(() => [{ name: 'ndloo_redis_up', help: '1 while Redis takes writes of this process.', value: redis.isUp() ? 1 : 0 }])
