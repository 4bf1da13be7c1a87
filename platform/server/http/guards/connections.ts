import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../../config/config.ts'
import { addressGroup } from '../../limits/limits.ts'

/** Above the sockets that one address may hold, so that their own bound speaks first. */
const perAddress = 2500
/** Above the sockets that a process is sized for. */
const ofProcess = 30_000

/**
 * Bounds open connections, whatever goes over them. Behind a proxy all come from its address, and it is the proxy's to bound those of one caller.
 */
export const boundConnections = (server: Server, { trustProxy, limitFactor }: Pick<Config, 'trustProxy' | 'limitFactor'>): void => {
  server.maxConnections = ofProcess
  if (trustProxy > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const group = addressGroup(socket.remoteAddress ?? '')
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
