import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http'
import type { z } from 'zod'
import type { ClientEvent } from '#platform/shared/event.ts'
import type { MemberContext } from '../context.ts'
import type { SocketServices } from './member-socket.ts'

export type RequestHandler<C extends ClientEvent> = (ctx: MemberContext, payload: z.infer<C['payload']>) => Promise<z.input<C['answer']>>
export type ConnectionHandler = (ctx: MemberContext, connected: boolean) => Promise<void>
export type SessionsEndedHandler = (sessionIds: readonly string[]) => void

/** Member ids, or everyone connected. */
export type Audience = readonly string[] | 'everybody'

/** Sends live events to connected members, on whichever server process they are connected. */
export interface Realtime extends AsyncDisposable {
  /** Sends an event to all sockets of the members. Members without a socket do not get it later. */
  publish(to: Audience, event: { name: string }, payload: unknown): void
  /** Sends an event to one socket of a member on any process; `connection` is the `ctx.connection` of the socket. */
  publishTo(to: { memberId: string; connection: string }, event: { name: string }, payload: unknown): void
  /** Registers the handler of a client event; its result is the acknowledgement. */
  onRequest<C extends ClientEvent>(event: C, handler: RequestHandler<C>): void
  /** All registered client events. */
  clientEvents(): ClientEvent[]
  /** Registers a callback for connects and disconnects of members. */
  onConnection(handler: ConnectionHandler): void
  /** Whether a member has a socket on any process; only this one while the others are unreachable. */
  isConnected(memberId: string): Promise<boolean>
  /** Registers a callback for `endSessions` of this process. */
  onSessionsEnded(handler: SessionsEndedHandler): void
  /** Notifies and closes the sockets of these sessions on all processes. */
  endSessions(sessionIds: readonly string[]): void
  /** Closes the sockets of a member on all processes. Sessions stay valid; clients reconnect with the current role. */
  disconnectMember(memberId: string): void
  /** Closes sockets of this process whose sessions have ended; also runs every 30 s. */
  checkSessions(): Promise<void>
  /** Open connections of this process. */
  connections(): number
  /**
   * Refuses new connections and closes the open ones, spread over `ms`, so that clients do not reconnect all at once. Pending requests are
   * answered first.
   */
  drain(ms: number): Promise<void>
  /** Starts accepting sockets on `server`, after all handlers are registered. `isOwn` checks the Origin of a request. */
  attach(server: HttpServer, services: SocketServices, isOwn: (headers: IncomingHttpHeaders) => boolean): void
}
