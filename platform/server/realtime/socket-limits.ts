import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { clientAddress } from '../http/guards/client-address.ts'
import { addressLimitKey, createMemoryLimitStore } from '../limits/limits.ts'

/** Most connections to one process, multiplied by LIMIT_FACTOR. With carrier NAT, many members share one address. */
const most = { perAddress: 2000, perMember: 30 }
const requestsAMinute = { burst: 600, seconds: 60 }
/** Limited because each connect costs a database query and may send presence events. */
const connectsAMinute = { burst: 200, seconds: 60 }
/** A client with this many refused requests is disconnected. */
const maxRefusals = 200
/** Most buffered characters of a connection that reads too slowly. The client is then disconnected and catches up when it reconnects. */
const maxUnreadLength = 256 * 1024

/** An Engine.IO connection. */
export interface SocketConnection {
  readonly request: IncomingMessage
  readonly readyState: string
  readonly transport: object
  close(discard?: boolean): void
  on(name: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown
  on(name: 'data', listener: (data: unknown) => void): unknown
  on(name: 'flush' | 'close', listener: () => void): unknown
}

/** Limits on connections and requests per member and address. */
export interface SocketLimits {
  /** Closes connections above the limit of their address, connections that never read, and connections that send binary data. */
  watch(io: Server): void
  /** Reserves a connection slot of a member until the connection closes; false when all are taken or too many connects came in a minute. */
  reserve(memberId: string, connection: SocketConnection): Promise<boolean>
  /** The client address behind the configured proxies; empty for a closed connection. */
  addressOf(request: IncomingMessage): string
  /** Returns a limiter for the requests of one socket, which throws AppError platform.too_many, and calls `close` after 200 refusals. */
  createRequestLimit(memberId: string, close: () => void): () => Promise<void>
}

/** Terminates a connection at once; a normal close waits up to 30 s for the other side. */
const terminate = (connection: SocketConnection): void => {
  connection.close(true)
  const { socket } = connection.transport as { socket?: { terminate?: () => void } }
  socket?.terminate?.()
}

/** Closes a connection whose send buffer exceeds the limit. Flushed data does not count. */
const closeUnread = (connection: SocketConnection): void => {
  let waiting = 0
  connection.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : 0
    if (waiting > maxUnreadLength) terminate(connection)
  })
  connection.on('flush', () => (waiting = 0))
}

/** No event uses binary data, which Socket.IO would buffer before any check. */
const closeBinary = (connection: SocketConnection): void => {
  connection.on('data', (data) => {
    if (typeof data !== 'string') terminate(connection)
  })
}

/** Creates a counter of connection slots per key. A connection holds its slot until it closes. Returns whether it got one. */
const createSlots = (limit: number) => {
  const open = new Map<string, Set<SocketConnection>>()
  return (key: string, connection: SocketConnection): boolean => {
    const holders = open.get(key) ?? new Set()
    if (holders.has(connection)) return true
    // Check and reserve synchronously, so that concurrent connects cannot exceed the limit.
    if (holders.size >= limit || connection.readyState !== 'open') return false
    open.set(key, holders.add(connection))
    connection.on('close', () => {
      holders.delete(connection)
      if (holders.size === 0 && open.get(key) === holders) open.delete(key)
    })
    return true
  }
}

/** Creates the limits of socket connections. Counters are local because they protect the memory of this process. */
export const createSocketLimits = ({ trustProxy, limitFactor }: Pick<Config, 'trustProxy' | 'limitFactor'>, clock: Clock): SocketLimits => {
  const requests = createMemoryLimitStore()
  const limit = { ...requestsAMinute, burst: requestsAMinute.burst * limitFactor }
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustProxy)
  const ofAddress = createSlots(most.perAddress * limitFactor)
  const ofMember = createSlots(most.perMember * limitFactor)
  return {
    watch: (io) => {
      io.engine.on('connection', (connection: SocketConnection) => {
        closeUnread(connection)
        closeBinary(connection)
        if (!ofAddress(addressLimitKey(addressOf(connection.request)), connection)) terminate(connection)
      })
    },
    reserve: async (memberId, connection) => {
      const connectLimit = { burst: connectsAMinute.burst * limitFactor, seconds: connectsAMinute.seconds }
      if ((await requests.take(`opens ${memberId}`, connectLimit, clock.now().getTime())).waitMs > 0) return false
      return ofMember(memberId, connection)
    },
    addressOf,
    createRequestLimit: (memberId, close) => {
      let refused = 0
      return async () => {
        const { waitMs } = await requests.take(memberId, limit, clock.now().getTime())
        if (waitMs === 0) return
        refused += 1
        if (refused >= maxRefusals) close()
        throw new AppError(platformErrors.too_many, { retryAfter: Math.ceil(waitMs / 1000) })
      }
    },
  }
}
