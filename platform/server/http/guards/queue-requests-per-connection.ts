import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Pipelined requests that may wait on one connection. Ordinary clients do not pipeline. */
const maxWaiting = 16

type Exchange = [request: IncomingMessage, response: ServerResponse]

/**
 * Handles one request at a time per connection. Node starts all pipelined requests at once and buffers their responses, so twenty requests in one
 * packet would cost the memory of twenty responses. Waiting requests hold only headers and are dropped with the connection.
 */
export const queueRequestsPerConnection = (server: Server): void => {
  const waiting = new WeakMap<Duplex, Exchange[]>()
  const emit = server.emit.bind(server) as (name: string, ...rest: unknown[]) => boolean

  const begin = (socket: Duplex, [request, response]: Exchange): boolean => {
    response.once('close', () => {
      const next = waiting.get(socket)?.shift()
      if (next === undefined) waiting.delete(socket)
      // Deferred, so that other connections are served in between. After a response that closes the connection, waiting requests are dropped.
      else if (socket.writable) setImmediate(begin, socket, next)
    })
    return emit('request', request, response)
  }
  const arrive = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request
    const line = waiting.get(socket)
    if (line === undefined) {
      waiting.set(socket, [])
      return begin(socket, [request, response])
    }
    if (line.length >= maxWaiting) socket.destroy()
    else line.push([request, response])
    return true
  }
  // Overrides `emit` because Socket.IO prepends its listener to all others.
  server.emit = (name: string, ...rest: unknown[]): boolean => {
    if (name === 'request') return arrive(...(rest as Exchange))
    const [request] = rest as [IncomingMessage | undefined]
    // A protocol upgrade is impossible while a response is being written.
    if (name === 'upgrade' && request !== undefined && waiting.has(request.socket)) return request.socket.destroy().destroyed
    return emit(name, ...rest)
  }
}
