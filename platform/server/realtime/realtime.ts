import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import type { z } from 'zod'
import type { ClientEvent } from '#platform/shared/event.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { mayTakePart } from '#platform/shared/roles.ts'
import { pickLocale } from '#platform/shared/i18n/locales.ts'
import type { MemberContext } from '../context.ts'
import { toErrorResponse, InvalidInput } from '../http/answers/errors.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { type SocketLimits, createSocketLimits } from './socket-limits.ts'
import { closeGradually, closeStepMs, createCatchUp } from './catch-up.ts'
import type { MemberSocket, SocketServices } from './member-socket.ts'
import type { Joint } from './redis.ts'
import { checkSessions, recognise, repeatCheck } from './session-check.ts'

export type RequestHandler<C extends ClientEvent> = (ctx: MemberContext, payload: z.infer<C['payload']>) => Promise<z.input<C['answer']>>
export type ConnectHandler = (ctx: MemberContext, connected: boolean) => Promise<void>
export type SessionsHandler = (sessionIds: readonly string[]) => void

/** Ids of members, or whoever is connected. */
export type Audience = readonly string[] | 'everybody'

/** Live messages to and from members, on every process. */
export interface Realtime extends AsyncDisposable {
  /** To every socket of each member; nothing is kept for those who are away. */
  publish(to: Audience, event: { name: string }, payload: unknown): void
  /** To one socket, on whichever process it is, by the `connection` of its context. */
  publishTo(connection: string, event: { name: string }, payload: unknown): void
  /** Serves one request of clients, with acknowledgement. */
  onRequest<C extends ClientEvent>(event: C, handler: RequestHandler<C>): void
  /** Every request of clients that is served. */
  commands(): ClientEvent[]
  /** When a socket of a member comes and goes. */
  onConnection(handler: ConnectHandler): void
  /** Whether a member has a socket on any process, or on this one while the others cannot be reached. */
  isConnected(memberId: string): Promise<boolean>
  /** When sessions have ended, on the process that ends them. */
  onSessionsEnded(handler: SessionsHandler): void
  /** Tells the sockets of these sessions that they have ended and closes them, everywhere. */
  endSessions(sessionIds: readonly string[]): void
  /** Closes the sockets of a member, everywhere: their sessions live on, and who comes back comes as who they are by then. */
  disconnectMember(memberId: string): void
  /** Ends the sockets of this process whose sessions are over; runs by itself every half minute. */
  checkSessions(): Promise<void>
  /** Open connections of this process. */
  connections(): number
  /**
   * Takes no new connections and closes those there are, spread over `ms` so that not everybody comes back to the other processes in one moment.
   * What a connection has asked for is answered first.
   */
  drain(ms: number): Promise<void>
  /** Opens the doors, once every handler is registered. `isOwn` tells by its headers whether a request comes from pages of this service. */
  attach(server: HttpServer, services: SocketServices, isOwn: (headers: IncomingHttpHeaders) => boolean): void
}

const memberRoom = (id: string) => `member:${id}`
const sessionRoom = (id: string) => `session:${id}`
const contextOf = ({ db, log, clock }: SocketServices, { id, data: { actor, locale } }: MemberSocket): MemberContext => ({
  actor,
  locale,
  db,
  log,
  now: clock.now(),
  connection: id,
})

/** How long an answer is waited for before its connection closes. */
const answerPatienceMs = 1000
/** How long other processes may take to say who is connected to them; the adapter itself gives up after five seconds. */
const othersPatienceMs = 6000

/** Socket.IO; `joint` joins several processes into one. */
export const createRealtime = (joint?: Joint): Realtime => {
  const requests = new Map<string, { event: ClientEvent; handler: RequestHandler<ClientEvent> }>()
  const connections: ConnectHandler[] = []
  const sessionEnds: SessionsHandler[] = []
  let io: Server | undefined
  let joined: AsyncDisposable | undefined
  let leaving = false
  let checkAll = () => Promise.resolve()
  let checking: Disposable | undefined
  /** How to close each connection of this process, politely. */
  const closers = new Map<string, () => Promise<void>>()
  const catchUp = createCatchUp(() => [...closers.values()])

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
      if (!mayTakePart(ctx.actor.role)) throw new AppError(platformErrors.forbidden)
      const parsed = served.event.payload.safeParse(payload, { reportInput: true })
      if (!parsed.success) throw new InvalidInput(parsed.error.issues)
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
    const tell = (connected: boolean) => {
      for (const handler of connections) {
        handler(contextOf(services, socket), connected).catch((error: unknown) =>
          services.log.error({ err: error }, 'connection handler failed'),
        )
      }
    }
    tell(true)
    const take = bounds.requests(actor.id, () => socket.disconnect(true))
    const know = recognise(services, socket, bounds.addressOf(socket.request))
    const admit = () => take().then(know)
    const answering = new Set<Promise<void>>()
    closers.set(socket.id, async () => {
      await withTimeout(answerPatienceMs, Promise.all(answering)).catch(() => {})
      socket.conn.close()
    })
    socket.on('disconnect', () => {
      closers.delete(socket.id)
      tell(false)
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
      // A connection that says nothing is not kept.
      connectTimeout: 10_000,
      // Recovering a connection would put it back into its rooms before its token is looked at. Clients catch up by asking.
      connectionStateRecovery: undefined,
      allowRequest: (request, callback) => callback(null, isOwn(request.headers)),
      cors: { origin: true },
    })
    // Whoever comes now tries again and meets another process; what is under way by single requests goes on here.
    opened.engine.use((request: IncomingMessage & { _query?: { sid?: string } }, response: ServerResponse, next: () => void) => {
      const full = leaving || services.memory.isShort()
      if (!full || (request.headers.upgrade === undefined && request._query?.sid !== undefined)) next()
      else if (request.headers.upgrade === undefined) response.writeHead(503, { 'retry-after': '1' }).end()
      else request.socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    })
    io = opened
    joined = joint?.join(opened)
    joint?.onGap(catchUp.soon)
    bounds.watch(opened)
    opened.engine.on('headers', (headers: Record<string, string>) =>
      Object.assign(headers, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }),
    )
    const asking = new WeakSet<object>()
    opened.use((socket, next) => {
      const connection = socket.conn
      const { token } = socket.handshake.auth as { token?: unknown }
      const address = bounds.addressOf(socket.request)
      const locale = pickLocale((socket.handshake.headers['accept-language'] ?? '').split(','))
      if (typeof token !== 'string' || token.length > 200) return next(new Error('unauthenticated'))
      // Who has no address any more has hung up already. Who asks again before the answer would have two sockets on one connection.
      if (address === '' || asking.has(connection)) return next(new Error('unavailable'))
      asking.add(connection)
      const enter = async (): Promise<Error | undefined> => {
        const actor = await services.authenticate(token, address)
        if (actor === undefined) return new Error('unauthenticated')
        if (!(await bounds.admit(actor.id, connection))) return new Error('too many')
        Object.assign(socket.data, { actor, locale })
        return undefined
      }
      void enter()
        .catch(() => new Error('unavailable'))
        .then((refusal) => {
          asking.delete(connection)
          next(refusal)
        })
    })
    checkAll = () => checkSessions(services, [...opened.sockets.sockets.values()])
    checking = repeatCheck(checkAll, services.log)
    opened.on('connection', (socket) => serve(services, bounds, socket as unknown as MemberSocket))
  }

  return {
    publish: (to, event, payload) => {
      if (to === 'everybody') io?.emit(event.name, payload)
      else if (to.length > 0) io?.to(to.map(memberRoom)).emit(event.name, payload)
    },
    publishTo: (connection, event, payload) => void io?.to(connection).emit(event.name, payload),
    onRequest: (event, handler) => void requests.set(event.name, { event, handler }),
    commands: () => [...requests.values()].map(({ event }) => event),
    onConnection: (handler) => void connections.push(handler),
    onSessionsEnded: (handler) => void sessionEnds.push(handler),
    isConnected: async (id) => {
      if (io === undefined) return false
      if ((io.sockets.adapter.rooms.get(memberRoom(id))?.size ?? 0) > 0) return true
      if (joint?.isUp() !== true) return false
      return (await withTimeout(othersPatienceMs, io.in(memberRoom(id)).fetchSockets())).length > 0
    },
    endSessions: (ids) => {
      if (ids.length === 0) return
      for (const handler of sessionEnds) handler(ids)
      if (io === undefined) return
      const rooms = io.to(ids.map(sessionRoom))
      rooms.emit('session:ended', {})
      io.in(ids.map(sessionRoom)).disconnectSockets(true)
    },
    disconnectMember: (id) => io?.in(memberRoom(id)).disconnectSockets(true),
    checkSessions: () => checkAll(),
    connections: () => io?.engine.clientsCount ?? 0,
    drain: async (ms) => {
      leaving = true
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
