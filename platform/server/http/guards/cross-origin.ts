import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language, idempotency-key, idempotency-replaces, x-xsrf-token',
  'access-control-expose-headers': 'retry-after, ratelimit, ratelimit-policy',
  'access-control-max-age': '600',
  vary: 'origin',
}

/** Allows CORS requests from the origin of the web application only, without cookies. For an API on another host. */
export const allowCrossOrigin = (app: FastifyInstance, origin: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== origin) return
    reply.headers({ ...allowed, 'access-control-allow-origin': origin })
    if (request.method === 'OPTIONS') return reply.status(204).send()
  })
}
