import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'

/** `/health`: the process answers. `/ready`: it and its database do, so a balancer may send people here. */
export const readyCheck = (app: FastifyInstance, platform: Platform): void => {
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(platform.db)
      return { status: 'ready' }
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'database away' })
    }
  })
}
