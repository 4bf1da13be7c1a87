import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'

/** Whether this process can serve requests. */
export interface Readiness {
  /** Required dependencies by name. A check rejects when its dependency is unavailable; the error may carry a `reason`. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
  /** Optional dependencies by name, and whether each is available. Must be cheap. */
  readonly optional: Readonly<Record<string, () => boolean>>
  /** Set when the process is about to stop, so that a load balancer routes to other processes. */
  draining: boolean
}

const checkTimeoutMs = 1500
/** Exempt from overload protection: a supervisor would restart an overloaded process that refuses health checks. */
const forSupervisors = { config: { pressureHandler: () => {}, forSupervisors: true } }

/** Maximum runs of the checks per second, however many requests come. */
const checksPerSecond = 20
/** A failed result is reused this long, so that polling clients do not use up the runs. */
const failureMs = 100

/** Returns a function that lists unavailable dependencies, with the reason where known. Concurrent callers share one run; above the rate limit they get the last result. */
const createCheckRunner = ({ checks }: Readiness): (() => Promise<string[]>) => {
  const runChecks = async (): Promise<string[]> => {
    const names = Object.keys(checks)
    const answers = await Promise.allSettled(Object.values(checks).map((check) => withTimeout(checkTimeoutMs, check())))
    return names.flatMap((name, index) => {
      const answer = answers[index]
      if (answer?.status !== 'rejected') return []
      const { reason } = answer.reason as { reason?: string }
      return [reason === undefined ? name : `${name}: ${reason}`]
    })
  }
  let [began, runs] = [-Infinity, 0]
  let last: Promise<string[]> | undefined
  /** Until when the last result is reused. */
  let until = Infinity
  return () => {
    const now = performance.now()
    if (now - began >= 1000) [began, runs] = [now, 0]
    if (last !== undefined && (now < until || runs >= checksPerSecond)) return last
    runs += 1
    until = Infinity
    last = runChecks().then((away) => {
      until = away.length === 0 ? 0 : performance.now() + failureMs
      return away
    })
    return last
  }
}

/**
 * Serves `/health` (the process responds) and `/ready` (all required dependencies respond too, otherwise 503 with their names). A missing optional
 * dependency is listed in `degraded` but keeps the process ready, because all processes lose it at the same time.
 */
export const serveHealthChecks = (app: FastifyInstance, { readiness, metrics }: { readiness: Readiness; metrics: Metrics }): void => {
  const findUnavailable = createCheckRunner(readiness)
  metrics.gauges(async () => {
    const away = await findUnavailable()
    const isAway = (name: string) => away.some((one) => one === name || one.startsWith(`${name}: `))
    const ready = away.length === 0 && !readiness.draining
    return [
      { name: 'ndloo_ready', help: '1 while /ready says that this process takes people in.', value: ready ? 1 : 0 },
      ...Object.keys(readiness.checks).map((dependency) => ({
        name: 'ndloo_dependency_up',
        help: '1 while this process can use what it needs, as /ready says.',
        labels: { dependency },
        value: isAway(dependency) ? 0 : 1,
      })),
    ]
  })
  app.get('/health', forSupervisors, () => ({ status: 'ok' }))
  app.get('/ready', forSupervisors, async (_request, reply) => {
    const away = await findUnavailable()
    reply.header('cache-control', 'no-store')
    const degraded = Object.entries(readiness.optional).flatMap(([name, isThere]) => (isThere() ? [] : [name]))
    if (away.length === 0 && !readiness.draining) return { status: 'ready', ...(degraded.length === 0 ? {} : { degraded }) }
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: readiness.draining ? 'leaving' : 'not ready', away })
  })
}

/** While draining, adds `Connection: close` to responses, so that clients reconnect to another process. */
export const closeConnectionsWhileDraining = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.draining) reply.header('connection', 'close')
    done()
  })
}
