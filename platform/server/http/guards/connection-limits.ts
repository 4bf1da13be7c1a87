import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../../config/config.ts'
import { addressLimitKey } from '../../limits/limits.ts'

/** Higher than the socket limit of an address, so that the socket limit applies first. */
const perAddress = 2500
/** Higher than the number of sockets a process is sized for. */
const perProcess = 30_000

/**
 * Limits open TCP connections per process and per address. Behind a proxy every connection has the proxy's address, so the proxy must limit
 * single clients.
 */
export const limitConnections = (server: Server, { trustProxy, limitFactor }: Pick<Config, 'trustProxy' | 'limitFactor'>): void => {
  server.maxConnections = perProcess
  if (trustProxy > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const group = addressLimitKey(socket.remoteAddress ?? '')
    const count = (open.get(group) ?? 0) + 1
    if (count > perAddress * limitFactor) return void socket.destroy()
    open.set(group, count)
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1
      if (left === 0) open.delete(group)
      else open.set(group, left)
    })
  })
}
