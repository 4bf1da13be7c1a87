import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { MemberActor } from '../context.ts'
import { repeatEvery } from '../concurrency/repeat-every.ts'
import type { Logger } from '../log.ts'
import type { MemberSocket, SocketServices } from './member-socket.ts'

/** How long a checked session is trusted. */
const trustedMs = 60_000
/** How often all sockets are checked, so that idle sockets end with their sessions. */
const checkEveryMs = 30_000

/** Notifies a socket that its session has ended and closes it. */
const endSocket = (socket: MemberSocket): void => {
  socket.emit('session:ended', {})
  socket.disconnect(true)
}

/**
 * Returns a function that checks the session of a socket again, at most once a minute. Requests during a check wait for it, in order.
 * @throws {AppError} platform.unauthenticated, from the returned function
 */
export const createSessionCheck = (services: SocketServices, socket: MemberSocket, address: string): (() => Promise<void>) => {
  const now = () => services.clock.now().getTime()
  let asked = now()
  let known = Promise.resolve()
  const ask = async (): Promise<void> => {
    const actor = await services.authenticate((socket.handshake.auth as { token: string }).token, address)
    if (actor !== undefined) return void (socket.data.actor = actor)
    // After the error response to the request.
    setImmediate(() => endSocket(socket))
    throw new AppError(platformErrors.unauthenticated)
  }
  return () => {
    if (now() - asked < trustedMs) return known
    asked = now()
    known = ask().catch((error: unknown) => {
      // After a failed check, the next request checks again.
      asked = -Infinity
      throw error
    })
    return known
  }
}

/** Checks the sessions of all sockets in one query: closes sockets of ended sessions and updates changed roles. */
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
export const startSessionChecks = (check: () => Promise<void>, log: Logger): Disposable =>
  repeatEvery(checkEveryMs, check, (error) => log.warn({ err: error }, 'the sessions of sockets could not be checked'))
