import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import { addressLimitKey, createMemoryLimitStore } from '../../limits/limits.ts'
import type { Platform } from '../../platform.ts'
import { onResponseEnd } from '../responses/response-end.ts'

/**
 * Concurrent requests of one address, multiplied by LIMIT_FACTOR. Sized for carrier NAT: a thousand people behind one address, who open ten
 * screens a minute, mostly from the browser cache.
 */
const concurrentPerAddress = 200
const requestsAMinute = { burst: 12_000, seconds: 60 }
/** Concurrent requests of this process; fewer while memory is low, so that finished requests can free theirs. */
const concurrentPerProcess = 1000
const concurrentWhenMemoryLow = 16

/** Health checks are exempt: a supervisor would restart a process that refuses them, and they cost almost nothing. */
const isForSupervisors = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { forSupervisors?: boolean }).forSupervisors === true

/**
 * Limits concurrent requests per process and per address, and requests per minute per address, before any other work. Counters are local because
 * they protect the memory and CPU of this process. Endpoints of the contract have further limits.
 */
export const limitRequests = (app: FastifyInstance, platform: Pick<Platform, 'config' | 'memory'>): void => {
  const { config } = platform
  const store = createMemoryLimitStore()
  const aMinute = { ...requestsAMinute, burst: requestsAMinute.burst * config.limitFactor }
  const open = new Map<string, number>()
  let all = 0
  app.addHook('onRequest', async (request, reply) => {
    if (isForSupervisors(request)) return
    const refuse = (reason: ErrorCode, seconds: number): never => {
      // Closing drops all pipelined requests at once instead of refusing each.
      reply.header('connection', 'close')
      throw new AppError(reason, { retryAfter: seconds, values: { seconds } })
    }
    if (all >= (platform.memory.isLow() ? concurrentWhenMemoryLow : concurrentPerProcess)) return refuse(platformErrors.unavailable, 2)
    const group = addressLimitKey(request.ip)
    const own = open.get(group) ?? 0
    if (own >= concurrentPerAddress * config.limitFactor) return refuse(platformErrors.too_many, 1)
    all += 1
    open.set(group, own + 1)
    onResponseEnd(reply, () => {
      all -= 1
      const left = (open.get(group) ?? 1) - 1
      if (left === 0) open.delete(group)
      else open.set(group, left)
    })
    const seconds = Math.ceil((await store.take(group, aMinute, performance.now())).waitMs / 1000)
    if (seconds > 0) refuse(platformErrors.too_many, seconds)
  })
}
