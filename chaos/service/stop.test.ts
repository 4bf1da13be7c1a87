import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { openTestDatabase } from '#testing/database.ts'
import { createPerson, type Person } from '#testing/people.ts'
import { databaseUrl } from '#testing/template.ts'
import { freePort } from '../services/ports.ts'
import { buildServer } from '../money/build-server.ts'
import { serverOf } from '../money/server.ts'

const patience = { timeout: 30_000 }
const clock = { now: () => new Date(), advance: () => {}, set: () => {} }

/** A database with one member, and what a process needs to open it. */
const prepare = async (dataDir: string): Promise<{ amina: Person; environment: Record<string, string> } & AsyncDisposable> => {
  const template = inject('template')
  if ('folder' in template) {
    await mkdir(dataDir)
    await cp(template.folder, join(dataDir, 'database'), { recursive: true })
    await using store = await openEmbeddedFolder(dataDir)
    const amina = await createPerson({ db: openDatabase(store.pool), clock }, 'amina')
    return { amina, environment: { DATA_DIR: dataDir }, [Symbol.asyncDispose]: () => Promise.resolve() }
  }
  const database = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  const amina = await createPerson({ db: database.db, clock }, 'amina')
  const url = databaseUrl(template.server, rows[0]?.name ?? '')
  return { amina, environment: { DATA_DIR: dataDir, DATABASE_URL: url }, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}

// The whole server runs, so it has to be built (`npm test` does it).
test.runIf(existsSync('build/web'))(
  'asked to stop under load, it answers whatever has reached it, sends connections elsewhere and is gone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ndloo-stop-'))
    try {
      await using bundle = await buildServer()
      await using prepared = await prepare(join(folder, 'data'))
      const { amina, environment } = prepared
      const settings = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:1', DRAIN_MS: '900', ALLOW_EMBEDDED_PAYMENTS: '0' }
      await using server = serverOf(bundle.main, await freePort(), { ...environment, ...settings })
      await server.start()
      const headers = { authorization: `Bearer ${amina.token}` }

      const socket = io(server.address, { auth: { token: amina.token }, transports: ['websocket'], reconnection: false })
      await once(socket as never, 'connect')
      const closed = once(socket as never, 'disconnect')

      const statuses: unknown[] = []
      // As a balancer's connections: each goes elsewhere once an answer asks it to.
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
      // Half of what this one sends arrives only when the process is about to stop.
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
