import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import type { ClientEvent } from '#platform/shared/event.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import { pickLocale } from '#platform/shared/i18n/locales.ts'
import type { MemberContext } from '../context.ts'
import { toErrorResponse, InvalidInputError } from '../http/responses/errors.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { type SocketConnection, type SocketLimits, createSocketLimits } from './socket-limits.ts'
import { closeGradually, closeStepMs, createGradualDisconnector } from './gradual-disconnect.ts'
import type { MemberSocket, SocketServices } from './member-socket.ts'
import type { ClusterMessage, SocketCluster } from './cluster/socket-cluster.ts'
import { checkSessions, createSessionCheck, startSessionChecks } from './session-check.ts'
import type { ConnectionHandler, Realtime, RequestHandler, SessionsEndedHandler } from './realtime.ts'
import { memberRoom, sessionRoom } from './rooms.ts'

const contextOf = ({ db, log, clock }: SocketServices, { id, data: { actor, locale } }: MemberSocket): MemberContext => ({
  actor,
  locale,
  db,
  log,
  now: clock.now(),
  connection: id,
})

/** How long a closing connection waits for pending answers. */
const answerTimeoutMs = 1000
/** How long a new connection waits until it misses no messages of other processes. */
const followTimeoutMs = 1000

/** Creates the realtime service on Socket.IO. `cluster` connects several processes. */
export const createRealtime = (cluster?: SocketCluster): Realtime => {
  const requests = new Map<string, { event: ClientEvent; handler: RequestHandler<ClientEvent> }>()
  const connections: ConnectionHandler[] = []
  const sessionEnds: SessionsEndedHandler[] = []
  let io: Server | undefined
  let joined: AsyncDisposable | undefined
  let draining = false
  let checkAll = () => Promise.resolve()
  let checking: Disposable | undefined
  /** Closes each connection of this process after its pending answers. */
  const closers = new Map<string, () => Promise<void>>()
  const catchUp = createGradualDisconnector(() => [...closers.values()])

  /** Does for the sockets of this process what a message says. */
  const deliver = (message: ClusterMessage): void => {
    if (io === undefined) return
    if (message.kind === 'ended') {
      const rooms = message.sessionIds.map(sessionRoom)
      io.to(rooms).emit('session:ended', {})
      io.in(rooms).disconnectSockets(true)
    } else if (message.kind === 'event' && message.connection !== undefined) {
      io.to(message.connection).emit(message.name, message.payload)
    } else if (message.to.length > 0) {
      // An empty list of rooms means everybody.
      const rooms = message.to === 'everybody' ? [] : message.to.map(memberRoom)
      if (message.kind === 'close') io.in(rooms).disconnectSockets(true)
      else io.to(rooms).emit(message.name, message.payload)
    }
  }

  /** Sends a message to the sockets of this process and of the others. */
  const deliverEverywhere = (message: ClusterMessage): void => {
    deliver(message)
    if (io !== undefined && message.to.length > 0) cluster?.send(message)
  }

  /** Resolves when the connection gets the messages of other processes to the member. */
  const follow = async (memberId: string, connection: SocketConnection): Promise<void> => {
    if (cluster === undefined) return
    connection.on('close', () => cluster.unfollow(memberId, connection))
    const following = cluster.follow(memberId, connection)
    // While the other processes are unreachable, the connection works without their messages. All connections catch up when they are back.
    if (!cluster.isUp()) return
    // Messages sent before following began may have been missed, so the connection is closed: the client reconnects and catches up.
    await withTimeout(followTimeoutMs, following).catch(() => void following.then(() => connection.close()))
  }

  const answer = async (
    services: SocketServices,
    socket: MemberSocket,
    admit: () => Promise<void>,
    [name, payload]: [name: string, payload: unknown],
  ): Promise<unknown> => {
    try {
      await admit()
      const ctx = contextOf(services, socket)
      const served = requests.get(name)
      if (served === undefined) throw new AppError(platformErrors.not_found)
      if (!canParticipate(ctx.actor.role)) throw new AppError(platformErrors.forbidden)
      const parsed = served.event.payload.safeParse(payload, { reportInput: true })
      if (!parsed.success) throw new InvalidInputError(parsed.error.issues)
      return served.event.answer.parse(await served.handler(ctx, parsed.data))
    } catch (error) {
      const { status, body } = toErrorResponse(error, services.texts, socket.data.locale)
      if (status >= 500) services.log.error({ err: error, event: name }, 'socket request failed')
      return { error: body }
    }
  }

  const serve = (services: SocketServices, bounds: SocketLimits, socket: MemberSocket): void => {
    const { actor } = socket.data
    void socket.join([memberRoom(actor.id), sessionRoom(actor.sessionId)])
    const notify = (connected: boolean) => {
      for (const handler of connections) {
        handler(contextOf(services, socket), connected).catch((error: unknown) =>
          services.log.error({ err: error }, 'connection handler failed'),
        )
      }
    }
    notify(true)
    const take = bounds.createRequestLimit(actor.id, () => socket.disconnect(true))
    const refreshSession = createSessionCheck(services, socket, bounds.addressOf(socket.request))
    const admit = () => take().then(refreshSession)
    const answering = new Set<Promise<void>>()
    closers.set(socket.id, async () => {
      await withTimeout(answerTimeoutMs, Promise.all(answering)).catch(() => {})
      socket.conn.close()
    })
    socket.on('disconnect', () => {
      closers.delete(socket.id)
      cluster?.unfollow(actor.id, socket.conn)
      notify(false)
    })
    socket.onAny((name: string, ...rest: unknown[]) => {
      const reply = rest.at(-1)
      const answered: Promise<void> = answer(services, socket, admit, [name, rest[0]])
        .then((result) => {
          if (typeof reply === 'function') (reply as (result: unknown) => void)(result)
        })
        .finally(() => answering.delete(answered))
      answering.add(answered)
    })
  }

  const attach: Realtime['attach'] = (server, services, isOwn) => {
    const bounds = createSocketLimits(services.config, services.clock)
    const opened = new Server(server, {
      maxHttpBufferSize: 64 * 1024,
      serveClient: false,
      // Close connections that never authenticate.
      connectTimeout: 10_000,
      // Recovery would restore rooms before the token is checked. Clients fetch missed events instead.
      connectionStateRecovery: undefined,
      allowRequest: (request, callback) => callback(null, isOwn(request.headers)),
      cors: { origin: true },
    })
    // Refused clients retry and reach another process; established polling sessions continue.
    opened.engine.use((request: IncomingMessage & { _query?: { sid?: string } }, response: ServerResponse, next: () => void) => {
      const full = draining || services.memory.isLow()
      if (!full || (request.headers.upgrade === undefined && request._query?.sid !== undefined)) next()
      else if (request.headers.upgrade === undefined) response.writeHead(503, { 'retry-after': '1' }).end()
      else request.socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    })
    io = opened
    joined = cluster?.join(deliver)
    cluster?.onGap(catchUp.schedule)
    bounds.watch(opened)
    opened.engine.on('headers', (headers: Record<string, string>) =>
      Object.assign(headers, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }),
    )
    const authenticating = new WeakSet<object>()
    opened.use((socket, next) => {
      const connection = socket.conn
      const { token } = socket.handshake.auth as { token?: unknown }
      const address = bounds.addressOf(socket.request)
      const locale = pickLocale((socket.handshake.headers['accept-language'] ?? '').split(','))
      if (typeof token !== 'string' || token.length > 200) return next(new Error('unauthenticated'))
      // Without an address the client has disconnected. A second connect before the first answer would create two sockets on one connection.
      if (address === '' || authenticating.has(connection)) return next(new Error('unavailable'))
      authenticating.add(connection)
      const enter = async (): Promise<Error | undefined> => {
        const actor = await services.authenticate(token, address)
        if (actor === undefined) return new Error('unauthenticated')
        if (!(await bounds.reserve(actor.id, connection))) return new Error('too many')
        await follow(actor.id, connection)
        Object.assign(socket.data, { actor, locale, checkedAt: services.clock.now().getTime(), used: false })
        return undefined
      }
      void enter()
        .catch(() => new Error('unavailable'))
        .then((refusal) => {
          authenticating.delete(connection)
          next(refusal)
        })
    })
    checkAll = () => checkSessions(services, [...opened.sockets.sockets.values()])
    checking = startSessionChecks(checkAll, services.log)
    opened.on('connection', (socket) => serve(services, bounds, socket as unknown as MemberSocket))
  }

  return {
    publish: (to, event, payload) => deliverEverywhere({ kind: 'event', to, name: event.name, payload }),
    publishTo: ({ memberId, connection }, event, payload) => {
      const message: ClusterMessage = { kind: 'event', to: [memberId], connection, name: event.name, payload }
      if (io?.sockets.sockets.has(connection) === true) deliver(message)
      else deliverEverywhere(message)
    },
    onRequest: (event, handler) => void requests.set(event.name, { event, handler }),
    clientEvents: () => [...requests.values()].map(({ event }) => event),
    onConnection: (handler) => void connections.push(handler),
    onSessionsEnded: (handler) => void sessionEnds.push(handler),
    isConnected: async (id) => {
      if (io === undefined) return false
      if ((io.sockets.adapter.rooms.get(memberRoom(id))?.size ?? 0) > 0) return true
      return (await cluster?.isFollowedElsewhere(id)) === true
    },
    endSessions: (sessionIds) => {
      if (sessionIds.length === 0) return
      for (const handler of sessionEnds) handler(sessionIds)
      deliverEverywhere({ kind: 'ended', to: 'everybody', sessionIds })
    },
    disconnectMember: (id) => deliverEverywhere({ kind: 'close', to: [id] }),
    checkSessions: () => checkAll(),
    connections: () => io?.engine.clientsCount ?? 0,
    drain: async (ms) => {
      draining = true
      const all = [...closers.values()]
      await closeGradually(all, Math.max(1, Math.ceil((all.length * closeStepMs) / Math.max(ms, closeStepMs))))
    },
    attach,
    [Symbol.asyncDispose]: async () => {
      checking?.[Symbol.dispose]()
      catchUp[Symbol.dispose]()
      await io?.close()
      await joined?.[Symbol.asyncDispose]()
    },
  }
}
