import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import { platformErrors, Refusal } from '../../shared/errors.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { clientAddress } from '../http/client-address.ts'
import { addressGroup, memoryLimitStore } from '../limits.ts'

/** On one process, each of these times the factor of all limits. A whole town may stand behind one address. */
const most = { perAddress: 2000, perMember: 30 }
const requestsAMinute = { burst: 600, seconds: 60 }
/** Whoever goes on after so many refusals is not waiting for the answers. */
const mostRefused = 200

/** How much of the live connections one member or address may take. */
export interface Bounds {
  /** Counts the connections of each address, and closes those past the limit, signed in or not. */
  watch(io: Server): void
  /** Whether a member may open another socket, having so many. */
  admits(open: number): boolean
  /** The address of a caller, behind the proxies of the configuration. */
  addressOf(request: IncomingMessage): string
  /** Counts requests of one socket; answers what takes the next: @throws {Refusal} platform.too_many */
  requests(memberId: string, close: () => void): () => Promise<void>
}

/** The limits of live connections, counted in this process: what costs memory here is bounded here, whoever else can be reached. */
export const createBounds = ({ trustProxy, limitFactor }: Pick<Config, 'trustProxy' | 'limitFactor'>, clock: Clock): Bounds => {
  const requests = memoryLimitStore()
  const limit = { ...requestsAMinute, burst: requestsAMinute.burst * limitFactor }
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustProxy)
  return {
    watch: (io) => {
      const open = new Map<string, number>()
      io.engine.on(
        'connection',
        (connection: { request: IncomingMessage; close(discard?: boolean): void; once(name: 'close', then: () => void): void }) => {
          const group = addressGroup(addressOf(connection.request))
          const count = (open.get(group) ?? 0) + 1
          open.set(group, count)
          connection.once('close', () => {
            const left = (open.get(group) ?? 1) - 1
            if (left === 0) open.delete(group)
            else open.set(group, left)
          })
          if (count > most.perAddress * limitFactor) connection.close(true)
        },
      )
    },
    admits: (open) => open < most.perMember * limitFactor,
    addressOf,
    requests: (memberId, close) => {
      let refused = 0
      return async () => {
        const waitMs = await requests.take(memberId, limit, clock.now().getTime())
        if (waitMs === 0) return
        refused += 1
        if (refused >= mostRefused) close()
        throw new Refusal(platformErrors.too_many, { retryAfter: Math.ceil(waitMs / 1000) })
      }
    },
  }
}
