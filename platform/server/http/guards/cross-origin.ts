import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language, idempotency-key, x-xsrf-token',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
  vary: 'origin',
}

/** Lets the web application call from its own address when the calls are served under another; no other origin may, and none with cookies. */
export const allowOrigin = (app: FastifyInstance, origin: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== origin) return
    reply.headers({ ...allowed, 'access-control-allow-origin': origin })
    if (request.method === 'OPTIONS') return reply.status(204).send()
  })
}
