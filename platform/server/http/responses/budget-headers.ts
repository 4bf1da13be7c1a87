import type { FastifyReply } from 'fastify'
import type { RateLimitBudget } from '../../limits/limits.ts'

/**
 * Tells callers about a limit of their own, as draft-ietf-httpapi-ratelimit-headers-10 does: how many calls in which time, how many are left, and
 * the seconds until all are free again.
 */
export const setRateLimitHeaders = (reply: FastifyReply, { name, burst, seconds, left, fullSeconds }: RateLimitBudget): void =>
  void reply.headers({
    'ratelimit-policy': `"${name}";q=${Math.floor(burst)};w=${seconds}`,
    ratelimit: `"${name}";r=${left};t=${fullSeconds}`,
  })
