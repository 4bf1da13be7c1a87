import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import { addressGroup, memoryLimitStore } from '../../limits/limits.ts'
import type { Platform } from '../../platform.ts'
import { whenOver } from '../answers/when-over.ts'

/**
 * What one address may have, times the factor of all limits. A town may stand behind one address: a thousand people who open ten screens a minute,
 * most of whose files their browsers keep.
 */
const atOnce = 200
const requestsAMinute = { burst: 12_000, seconds: 60 }
/** Of everybody together, on this process. With memory short, few at a time go on, so that what is done with is given back. */
const ofProcess = 1000
const whenShort = 16

/** Supervisors take a process that refuses them for a dead one; their routes cost next to nothing. */
const isForSupervisors = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { forSupervisors?: boolean }).forSupervisors === true

/**
 * Bounds every request by its address and by how many are under way, before anything is done for it. Counted in this process: what they would cost is its
 * memory and time. The calls of the contract have limits of their own besides.
 */
export const boundRequests = (app: FastifyInstance, platform: Pick<Platform, 'config' | 'memory'>): void => {
  const { config } = platform
  const store = memoryLimitStore()
  const aMinute = { ...requestsAMinute, burst: requestsAMinute.burst * config.limitFactor }
  const open = new Map<string, number>()
  let all = 0
  app.addHook('onRequest', async (request, reply) => {
    if (isForSupervisors(request)) return
    const refuse = (reason: ErrorCode, seconds: number): never => {
      // Whatever else waits on this connection is dropped with it, rather than refused one by one.
      reply.header('connection', 'close')
      throw new AppError(reason, { retryAfter: seconds, values: { seconds } })
    }
    if (all >= (platform.memory.isShort() ? whenShort : ofProcess)) return refuse(platformErrors.unavailable, 2)
    const group = addressGroup(request.ip)
    const own = open.get(group) ?? 0
    if (own >= atOnce * config.limitFactor) return refuse(platformErrors.too_many, 1)
    all += 1
    open.set(group, own + 1)
    whenOver(reply, () => {
      all -= 1
      const left = (open.get(group) ?? 1) - 1
      if (left === 0) open.delete(group)
      else open.set(group, left)
    })
    const seconds = Math.ceil((await store.take(group, aMinute, performance.now())) / 1000)
    if (seconds > 0) refuse(platformErrors.too_many, seconds)
  })
}
