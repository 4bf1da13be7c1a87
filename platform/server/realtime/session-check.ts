import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { MemberActor } from '../context.ts'
import type { Logger } from '../log.ts'
import type { MemberSocket, SocketServices } from './member-socket.ts'

/** How long a socket is taken at its word; then its session is asked for again. */
const knownForMs = 60_000
/** How often all sockets of this process are asked for, so that one that only listens ends with its session as well. */
const checkEveryMs = 30_000

/** Tells a socket that its session has ended, and closes it. */
const endSocket = (socket: MemberSocket): void => {
  socket.emit('session:ended', {})
  socket.disconnect(true)
}

/** Sees to it that whoever asks by a socket is still who came with it. Requests that come while that is asked wait together, in their order. */
export const recognise = (services: SocketServices, socket: MemberSocket, address: string): (() => Promise<void>) => {
  const now = () => services.clock.now().getTime()
  let asked = now()
  let known = Promise.resolve()
  const ask = async (): Promise<void> => {
    const actor = await services.authenticate((socket.handshake.auth as { token: string }).token, address)
    if (actor !== undefined) return void (socket.data.actor = actor)
    // Behind the answer to the request that found it out.
    setImmediate(() => endSocket(socket))
    throw new AppError(platformErrors.unauthenticated)
  }
  return () => {
    if (now() - asked < knownForMs) return known
    asked = now()
    known = ask().catch((error: unknown) => {
      // Without an answer the next request asks again.
      asked = -Infinity
      throw error
    })
    return known
  }
}

/** Asks for the sessions of all these sockets in one query: ends those whose session is over, and gives the others the role they have by now. */
export const checkSessions = async ({ liveRoles }: Pick<SocketServices, 'liveRoles'>, sockets: Iterable<MemberSocket>): Promise<void> => {
  const asked = [...sockets]
  if (asked.length === 0) return
  const roles = await liveRoles([...new Set(asked.map(({ data }) => data.actor.sessionId))])
  for (const socket of asked) {
    const { actor } = socket.data
    const role: MemberActor['role'] | undefined = roles.get(actor.sessionId)
    if (role === undefined) endSocket(socket)
    else if (role !== actor.role) socket.data.actor = { ...actor, role }
  }
}

/** Runs a check every half minute, one at a time. */
export const repeatCheck = (check: () => Promise<void>, log: Logger): Disposable => {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    check()
      .catch((error: unknown) => log.warn({ err: error }, 'the sessions of sockets could not be checked'))
      .finally(() => (running = false))
  }, checkEveryMs)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
