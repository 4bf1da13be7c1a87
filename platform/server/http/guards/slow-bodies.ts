import type { FastifyInstance } from 'fastify'

const bodySeconds = 10
const uploadCheckSeconds = 5
const uploadBytesPerSecond = 8 * 1024

/** Closes connections with a slow body: 10 s for an ordinary request, below 8 KB/s for an upload. Node has only one limit for both. */
export const closeSlowBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const length = request.headers['content-length']
    if ((length === undefined && request.headers['transfer-encoding'] === undefined) || length === '0') return done()
    const { socket } = request.raw
    const upload = (request.routeOptions.config as { upload?: boolean }).upload === true
    let seen = socket.bytesRead
    const check = () => {
      const arrived = socket.bytesRead - seen
      seen = socket.bytesRead
      if (upload && arrived >= uploadBytesPerSecond * uploadCheckSeconds) return
      // Unread data means that the server is slow, not the client.
      if (upload && request.raw.readableLength > 0) return
      request.raw.destroy()
    }
    const timer = setInterval(check, (upload ? uploadCheckSeconds : bodySeconds) * 1000)
    const stop = () => clearInterval(timer)
    request.raw.once('end', stop)
    request.raw.once('close', stop)
    reply.raw.once('close', stop)
    done()
  })
}
