import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { clientAddress } from '../http/guards/client-address.ts'
import { addressGroup, memoryLimitStore } from '../limits/limits.ts'

/** On one process, each of these times the factor of all limits. A whole town may stand behind one address. */
const most = { perAddress: 2000, perMember: 30 }
const requestsAMinute = { burst: 600, seconds: 60 }
/** Each is a look at the database and may be told to everybody the member talks with. */
const openingsAMinute = { burst: 200, seconds: 60 }
/** Whoever goes on after so many refusals is not waiting for the answers. */
const mostRefused = 200
/** Characters that may wait for a connection that does not read; a device that falls behind further catches up when it reconnects. */
const mostUnread = 256 * 1024

/** A connection below Socket.IO. */
export interface Connection {
  readonly request: IncomingMessage
  readonly readyState: string
  readonly transport: object
  close(discard?: boolean): void
  on(name: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown
  on(name: 'data', listener: (data: unknown) => void): unknown
  on(name: 'flush' | 'close', listener: () => void): unknown
}

/** How much of the live connections one member or address may take. */
export interface SocketLimits {
  /** Counts the connections of each address and closes those past the limit, signed in or not, and those that never read. */
  watch(io: Server): void
  /** Takes one of a member's places for a connection, until it closes; false when they are all taken, or were taken too often lately. */
  admit(memberId: string, connection: Connection): Promise<boolean>
  /** The address of a caller, behind the proxies of the configuration; empty when the connection has none (any more). */
  addressOf(request: IncomingMessage): string
  /** Counts requests of one socket; answers what takes the next: @throws {AppError} platform.too_many */
  requests(memberId: string, close: () => void): () => Promise<void>
}

/** Closes a connection at once: the polite way waits up to half a minute for the other side. */
const cut = (connection: Connection): void => {
  connection.close(true)
  const { socket } = connection.transport as { socket?: { terminate?: () => void } }
  socket?.terminate?.()
}

/** Closes a connection whose unread answers and events pile up here. What was handed to the network is not counted again. */
const closeUnread = (connection: Connection): void => {
  let waiting = 0
  connection.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : 0
    if (waiting > mostUnread) cut(connection)
  })
  connection.on('flush', () => (waiting = 0))
}

/** No event has binary parts; their pieces would be collected in memory before anything looks at them. */
const closeBinary = (connection: Connection): void => {
  connection.on('data', (data) => {
    if (typeof data !== 'string') cut(connection)
  })
}

/** Gives each key so many places, a connection holding one until it closes. Answers whether it has one. */
const places = (limit: number) => {
  const open = new Map<string, Set<Connection>>()
  return (key: string, connection: Connection): boolean => {
    const holders = open.get(key) ?? new Set()
    if (holders.has(connection)) return true
    // Counted in the same step: connections that come in one moment do not all find the last place free.
    if (holders.size >= limit || connection.readyState !== 'open') return false
    open.set(key, holders.add(connection))
    connection.on('close', () => {
      holders.delete(connection)
      if (holders.size === 0 && open.get(key) === holders) open.delete(key)
    })
    return true
  }
}

/** The limits of live connections, counted in this process: what costs memory here is bounded here, whoever else can be reached. */
export const createSocketLimits = ({ trustProxy, limitFactor }: Pick<Config, 'trustProxy' | 'limitFactor'>, clock: Clock): SocketLimits => {
  const requests = memoryLimitStore()
  const limit = { ...requestsAMinute, burst: requestsAMinute.burst * limitFactor }
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustProxy)
  const ofAddress = places(most.perAddress * limitFactor)
  const ofMember = places(most.perMember * limitFactor)
  return {
    watch: (io) => {
      io.engine.on('connection', (connection: Connection) => {
        closeUnread(connection)
        closeBinary(connection)
        if (!ofAddress(addressGroup(addressOf(connection.request)), connection)) cut(connection)
      })
    },
    admit: async (memberId, connection) => {
      const often = { burst: openingsAMinute.burst * limitFactor, seconds: openingsAMinute.seconds }
      if ((await requests.take(`opens ${memberId}`, often, clock.now().getTime())) > 0) return false
      return ofMember(memberId, connection)
    },
    addressOf,
    requests: (memberId, close) => {
      let refused = 0
      return async () => {
        const waitMs = await requests.take(memberId, limit, clock.now().getTime())
        if (waitMs === 0) return
        refused += 1
        if (refused >= mostRefused) close()
        throw new AppError(platformErrors.too_many, { retryAfter: Math.ceil(waitMs / 1000) })
      }
    },
  }
}
