import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Node.js looks once per timeout whether the client has read since the last look, so a stalled connection is closed after one to two timeouts. */
const stallTimeoutSeconds = 6

/**
 * Closes connections whose client reads nothing of a response for 6 to 12 s; otherwise the response stays in memory indefinitely. Every byte read
 * resets the timer, so slow networks are unaffected.
 */
export const closeStalledReaders = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    // Node restores its own timeout after the response.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stallTimeoutSeconds * 1000)
    done(null, payload)
  })
}
