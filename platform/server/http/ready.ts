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
const forSupervisors = { config: { pressureHandler: () => {}, forSupervisors: true } }

/** Looks at everything a second, however many ask; supervisors ask twice a second at most. */
const looksASecond = 20
/** A failure stands this long, so that those who wait for its end do not use up the looks. */
const failureMs = 100

/** The names of what is away. Those who ask while it is looked share the look, and past the looks of a second they share the last answer. */
const lookAround = ({ checks }: Readiness): (() => Promise<string[]>) => {
  const look = async (): Promise<string[]> => {
    const names = Object.keys(checks)
    const answers = await Promise.allSettled(Object.values(checks).map((check) => within(patienceMs, check())))
    return names.filter((_, index) => answers[index]?.status === 'rejected')
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
 */
export const readyCheck = (app: FastifyInstance, readiness: Readiness): void => {
  const look = lookAround(readiness)
  app.get('/health', forSupervisors, () => ({ status: 'ok' }))
  app.get('/ready', forSupervisors, async (_request, reply) => {
    const away = await look()
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
