import type { FastifyInstance } from 'fastify'
import { within } from '../within.ts'

/** Whether this process can take people in. */
export interface Readiness {
  /** What has to answer, by name; a rejected promise says that it does not. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
  /** Set when the process is about to stop: a balancer then sends people elsewhere. */
  leaving: boolean
}

const patienceMs = 1500
/** Asked by supervisors and balancers, who would take an overloaded process for a dead one. */
const evenUnderPressure = { config: { pressureHandler: () => {} } }

/**
 * `/health`: the process answers. `/ready`: it and everything it needs do, so a balancer may send people here; otherwise 503 with what is away.
 */
export const readyCheck = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/health', evenUnderPressure, () => ({ status: 'ok' }))
  app.get('/ready', evenUnderPressure, async (_request, reply) => {
    const names = Object.keys(readiness.checks)
    const answers = await Promise.allSettled(Object.values(readiness.checks).map((check) => within(patienceMs, check())))
    const away = names.filter((_, index) => answers[index]?.status === 'rejected')
    reply.header('cache-control', 'no-store')
    if (away.length === 0 && !readiness.leaving) return { status: 'ready' }
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: readiness.leaving ? 'leaving' : 'not ready', away })
  })
}

/** From the moment the process is about to stop, every answer asks the client to open its next connection anew, which leads elsewhere. */
export const sendElsewhere = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.leaving) reply.header('connection', 'close')
    done()
  })
}
