import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { repeatEvery } from '../concurrency/repeat-every.ts'
import type { Logger } from '../log.ts'
import type { MemberSocket, SocketServices } from './member-socket.ts'

/** How long a checked session is trusted. */
const trustedMs = 60_000
/** How often all sockets are checked, so that idle sockets end with their sessions. */
const checkEveryMs = 30_000
/** Maximum number of sockets per query, so that other work gets its turn. */
const maxBatch = 1000

/** Notifies a socket that its session has ended and closes it. */
const endSocket = (socket: MemberSocket): void => {
  socket.emit('session:ended', {})
  socket.disconnect(true)
}

/**
 * Returns a function that notes a request and checks the session of its socket again if `checkSessions` has not done so for a minute. Requests
 * during a check wait for it, in order.
 * @throws {AppError} platform.unauthenticated, from the returned function
 */
export const createSessionCheck = (services: SocketServices, socket: MemberSocket, address: string): (() => Promise<void>) => {
  const now = () => services.clock.now().getTime()
  let known = Promise.resolve()
  const ask = async (): Promise<void> => {
    const actor = await services.authenticate((socket.handshake.auth as { token: string }).token, address)
    if (actor !== undefined) return void (socket.data.actor = actor)
    // The socket is closed after the error response to the request.
    setImmediate(() => endSocket(socket))
    throw new AppError(platformErrors.unauthenticated)
  }
  return () => {
    socket.data.used = true
    if (now() - socket.data.checkedAt < trustedMs) return known
    socket.data.checkedAt = now()
    known = ask().catch((error: unknown) => {
      // After a failed check, the next request checks again.
      socket.data.checkedAt = -Infinity
      known = Promise.resolve()
      throw error
    })
    return known
  }
}

type CheckServices = Pick<SocketServices, 'liveActors' | 'touchSessions' | 'clock'>

const checkBatch = async ({ liveActors, touchSessions, clock }: CheckServices, sockets: readonly MemberSocket[]): Promise<void> => {
  const started = clock.now().getTime()
  const actors = await liveActors([...new Set(sockets.map(({ data }) => data.actor.sessionId))])
  const used: MemberSocket[] = []
  for (const socket of sockets) {
    const { data } = socket
    const actor = actors.get(data.actor.sessionId)
    if (actor === undefined) {
      endSocket(socket)
      continue
    }
    data.actor = { ...actor, address: data.actor.address }
    data.checkedAt = Math.max(data.checkedAt, started)
    if (data.used) used.push(socket)
  }
  if (used.length === 0) return
  await touchSessions([...new Set(used.map(({ data }) => data.actor.sessionId))])
  for (const { data } of used) data.used = false
}

/**
 * Checks the sessions of all sockets in one query per thousand: closes sockets of ended sessions and updates changed roles. Notes the use of
 * sessions whose sockets had requests, also together, because each by itself would be a commit.
 */
export const checkSessions = async (services: CheckServices, sockets: Iterable<MemberSocket>): Promise<void> => {
  const all = [...sockets]
  for (let at = 0; at < all.length; at += maxBatch) await checkBatch(services, all.slice(at, at + maxBatch))
}

/** Runs a check every half minute, one at a time. */
export const startSessionChecks = (check: () => Promise<void>, log: Logger): Disposable =>
  repeatEvery(checkEveryMs, check, (error) => log.warn({ err: error }, 'the sessions of sockets could not be checked'))
