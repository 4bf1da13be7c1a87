// @slow
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { createPerson } from '../../support/people/people.ts'
import { prepareDatabase } from '../../support/database/prepared-database.ts'
import { findFreePort } from '../services/ports.ts'
import { buildServer } from '../bundling/build-server.ts'
import { createServerProcess } from '../money/server.ts'

const patience = { timeout: 30_000 }
const clock = { now: () => new Date(), advance: () => {}, set: () => {} }

// The server needs the built web application; `npm test` builds it.
test.runIf(existsSync('build/web'))(
  'asked to stop under load, it answers whatever has reached it, sends connections elsewhere and is gone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ndloo-stop-'))
    try {
      await using bundle = await buildServer()
      await using database = await prepareDatabase(join(folder, 'data'))
      const amina = await database.work((db) => createPerson({ db, clock }, 'amina'))
      const settings = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:1', DRAIN_MS: '900', ALLOW_EMBEDDED_PAYMENTS: '0' }
      await using server = createServerProcess(bundle.main, await findFreePort(), { ...database.environment, ...settings })
      await server.start()
      const headers = { authorization: `Bearer ${amina.token}` }

      const socket = io(server.address, { auth: { token: amina.token }, transports: ['websocket'], reconnection: false })
      await once(socket as never, 'connect')
      const closed = once(socket as never, 'disconnect')

      const statuses: unknown[] = []
      // As behind a balancer, a connection closes when the response asks for it.
      const member = async () => {
        for (;;) {
          const answer = await fetch(`${server.address}/api/me`, { headers }).catch((error: unknown) => error as Error)
          if (answer instanceof Error) return void statuses.push(String(answer.cause ?? answer))
          statuses.push(answer.status)
          await answer.text()
          if (answer.headers.get('connection') === 'close') return
        }
      }
      const members = Array.from({ length: 16 }, member)
      // The second half of this request arrives only when the process is about to stop.
      const slow = request(`${server.address}/api/me`, { method: 'PATCH', headers: { ...headers, 'content-type': 'application/json' } })
      const answered = once(slow, 'response')
      slow.write('{"no_such_field"')
      await expect.poll(() => statuses.length, patience).toBeGreaterThan(50)

      const stopped = server.stop()
      await expect.poll(async () => (await fetch(`${server.address}/ready`)).status, patience).toBe(503)
      slow.end(': 1}')
      const [response] = (await answered) as [{ statusCode: number; resume(): void }]
      response.resume()
      expect(response.statusCode).toBeLessThan(500)
      await Promise.all(members)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      expect((await closed)[0]).toBe('transport close')
      const { code, ms } = await stopped
      expect(code).toBe(0)
      expect(ms).toBeLessThan(10_000)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
