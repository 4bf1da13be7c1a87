import type { RedisLink } from '../redis-link.ts'
import type { Metrics } from './metrics.ts'

/** Whether this process has Redis; absent where none is configured. */
export const watchRedis = (metrics: Metrics, redis: RedisLink): void =>
  metrics.gauges(() => [{ name: 'ndloo_redis_up', help: '1 while Redis takes writes of this process.', value: redis.isUp() ? 1 : 0 }])
