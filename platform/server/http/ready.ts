import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'

/** Whether this process can take people in. */
export interface Readiness {
  /** What has to answer, by name; a rejected promise says that it does not, and may say why by an error with a `reason`. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
  /** What the process can do without, by name, and whether it is there. Asking costs nothing. */
  readonly optional: Readonly<Record<string, () => boolean>>
  /** Set when the process is about to stop: a balancer then sends people elsewhere. */
  leaving: boolean
}

const patienceMs = 1500
/** Asked by supervisors and balancers, who would take an overloaded process for a dead one. */
const forSupervisors = { config: { pressureHandler: () => {}, forSupervisors: true } }

/** Looks at everything a second, however many ask; supervisors ask twice a second at most. */
const looksASecond = 20
/** A failure stands this long, so that those who wait for its end do not use up the looks. */
const failureMs = 100

/** What is away, by name and, where it is known, why. Those who ask while it is looked share the look, and past the looks of a second they share the last answer. */
const lookAround = ({ checks }: Readiness): (() => Promise<string[]>) => {
  const look = async (): Promise<string[]> => {
    const names = Object.keys(checks)
    const answers = await Promise.allSettled(Object.values(checks).map((check) => withTimeout(patienceMs, check())))
    return names.flatMap((name, index) => {
      const answer = answers[index]
      if (answer?.status !== 'rejected') return []
      const { reason } = answer.reason as { reason?: string }
      return [reason === undefined ? name : `${name}: ${reason}`]
    })
  }
  let [began, looks] = [-Infinity, 0]
  let last: Promise<string[]> | undefined
  /** Until when the last answer stands. */
  let until = Infinity
  return () => {
    const now = performance.now()
    if (now - began >= 1000) [began, looks] = [now, 0]
    if (last !== undefined && (now < until || looks >= looksASecond)) return last
    looks += 1
    until = Infinity
    last = look().then((away) => {
      until = away.length === 0 ? 0 : performance.now() + failureMs
      return away
    })
    return last
  }
}

/**
 * `/health`: the process answers. `/ready`: it and everything it needs do, so a balancer may send people here; otherwise 503 with what is away.
 * What it can do without never makes it unready, since every process loses that in the same moment; `degraded` names it.
 */
export const readyCheck = (app: FastifyInstance, { readiness, metrics }: { readiness: Readiness; metrics: Metrics }): void => {
  const look = lookAround(readiness)
  metrics.gauges(async () => {
    const away = await look()
    const isAway = (name: string) => away.some((one) => one === name || one.startsWith(`${name}: `))
    const ready = away.length === 0 && !readiness.leaving
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
    const away = await look()
    reply.header('cache-control', 'no-store')
    const degraded = Object.entries(readiness.optional).flatMap(([name, isThere]) => (isThere() ? [] : [name]))
    if (away.length === 0 && !readiness.leaving) return { status: 'ready', ...(degraded.length === 0 ? {} : { degraded }) }
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: readiness.leaving ? 'leaving' : 'not ready', away })
  })
}

/** From the moment the process is about to stop, every answer asks the client to open its next connection anew, which leads elsewhere. */
export const drain = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.leaving) reply.header('connection', 'close')
    done()
  })
}
