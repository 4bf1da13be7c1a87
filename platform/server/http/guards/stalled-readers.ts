import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Node looks twice: once it finds that something was taken since the last look, which there never was before the first. */
const lookSeconds = 6

/**
 * Drops whoever asks for something and then takes nothing of it for 6 to 12 s: each such answer would stay in memory for as long as they like. Node
 * counts every byte the other side takes, so that a slow network is left alone.
 */
export const closeStalledReaders = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    // Node puts its own limit in place of this one when the answer has gone out.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(lookSeconds * 1000)
    done(null, payload)
  })
}
