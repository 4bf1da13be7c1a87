import type { FastifyReply } from 'fastify'
import type { RateLimitBudget } from '../../limits/limits.ts'

/**
 * Sets the headers of draft-ietf-httpapi-ratelimit-headers-10: how many calls the caller may make in which time, how many are left, and the
 * seconds until all are available again.
 */
export const setRateLimitHeaders = (reply: FastifyReply, { name, burst, seconds, left, fullSeconds }: RateLimitBudget): void =>
  void reply.headers({
    'ratelimit-policy': `"${name}";q=${Math.floor(burst)};w=${seconds}`,
    ratelimit: `"${name}";r=${left};t=${fullSeconds}`,
  })
