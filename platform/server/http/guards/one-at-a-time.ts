import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Requests of one connection that may wait for the answer before them; ordinary clients send the next one after it. */
const mostWaiting = 16

type Exchange = [request: IncomingMessage, response: ServerResponse]

/**
 * Lets a connection work on one request at a time. Node begins with all that were sent at once and keeps each answer until the one before it is
 * read, so twenty requests in one packet would cost twenty answers of memory. Those that wait here are headers only, and end with the connection.
 */
export const oneAtATime = (server: Server): void => {
  const waiting = new WeakMap<Duplex, Exchange[]>()
  const emit = server.emit.bind(server) as (name: string, ...rest: unknown[]) => boolean

  const begin = (socket: Duplex, [request, response]: Exchange): boolean => {
    response.once('close', () => {
      const next = waiting.get(socket)?.shift()
      if (next === undefined) waiting.delete(socket)
      // Not at once, so that other connections have their turn between two answers. After an answer that closes the connection the others are dropped.
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
    if (line.length >= mostWaiting) socket.destroy()
    else line.push([request, response])
    return true
  }
  // Not a listener: Socket.IO puts its own before all that there are.
  server.emit = (name: string, ...rest: unknown[]): boolean => {
    if (name === 'request') return arrive(...(rest as Exchange))
    const [request] = rest as [IncomingMessage | undefined]
    // Another protocol cannot begin while an answer is being written.
    if (name === 'upgrade' && request !== undefined && waiting.has(request.socket)) return request.socket.destroy().destroyed
    return emit(name, ...rest)
  }
}
