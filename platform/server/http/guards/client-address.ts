import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/**
 * Returns the client address behind `proxies` trusted proxies, each of which appends its peer to X-Forwarded-For. Earlier entries come
 * from the client and are ignored.
 */
export const clientAddress = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return chain[Math.min(proxies, chain.length - 1)] ?? ''
}

/** Refuses requests whose peer disconnected before its address was known: limits count by address. */
export const refuseWithoutAddress = (app: FastifyInstance): void => {
  // Reading it once makes Node cache the address beyond the disconnect.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.ip as string | undefined
    done(address === undefined || address === '' ? new AppError(platformErrors.bad_request) : undefined)
  })
}
