import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * The address a request comes from, behind so many proxies of our own that each add the address they were called from to X-Forwarded-For.
 * What stands before their entries was written by the caller, and is not believed.
 */
export const clientAddress = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return chain[Math.min(proxies, chain.length - 1)] ?? ''
}

/** Refuses a request whose peer hung up before its address was known: limits count by address, and nobody waits for the answer. */
export const refuseWithoutAddress = (app: FastifyInstance): void => {
  // Node remembers an address it was once asked for, also after the peer has gone.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.ip as string | undefined
    done(address === undefined || address === '' ? new AppError(platformErrors.bad_request) : undefined)
  })
}
