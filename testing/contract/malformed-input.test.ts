import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { route } from '#platform/server/http/route.ts'
import { endpoint } from '#platform/shared/endpoint.ts'
import { text } from '#platform/shared/fields.ts'
import { openTestDatabase } from '../database.ts'
import { createAdmin, createPerson } from '../people.ts'
import { openPlatform } from '../platform.ts'
import { openStage, type Stage } from '../stage.ts'
import { operationsOf, throwAt } from './throw-at.ts'

/** `FUZZ=600` for the whole; a seeded part of it otherwise. */
const count = Number(process.env.FUZZ ?? 40)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

describe('malformed input', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ LIMIT_FACTOR: '100000' })
  })
  afterAll(() => stage[Symbol.asyncDispose]())

  it(
    'is refused by every call of the console',
    async () => {
      const open = async () => ({ authorization: `Bearer ${(await createAdmin(stage, 'chantal')).token}` })
      let headers = await open()
      const operations = await operationsOf(stage.app, { path: '/api/admin/openapi.json', headers })
      expect(operations.length).toBeGreaterThan(15)
      const faults: string[] = []
      for (const operation of operations) {
        headers = await open()
        // Fewer than elsewhere: whoever gets here has proven who they are, twice.
        const fewer = Math.ceil(count / 4)
        faults.push(...(await throwAt(stage.app, operation, { count: fewer, seed, headers: () => Promise.resolve(headers) })))
      }
      expect(faults).toEqual([])
    },
    count * 20_000,
  )

  it(
    'is refused by every call that is served, with a documented answer, at once',
    async () => {
      const operations = await operationsOf(stage.app)
      expect(operations.length).toBeGreaterThan(20)
      const faults: string[] = []
      for (const operation of operations) {
        let person = await createPerson(stage, 'amina', { photo: true })
        const headers = async () => {
          const session = await stage.platform.authenticate(person.token, '127.0.0.1')
          // Some calls end the session, or the member.
          if (session === undefined) person = await createPerson(stage, 'amina')
          return { authorization: `Bearer ${person.token}` }
        }
        faults.push(...(await throwAt(stage.app, operation, { count, seed, headers })))
      }
      expect(faults).toEqual([])
    },
    count * 20_000,
  )
})

describe('the harness', () => {
  const Body = z.object({ note: text(1, 50), times: z.int().min(0).max(9) })
  const planted = (status: 'sound' | 'breaks' | 'accepts' | 'undocumented') =>
    endpoint({
      method: 'POST',
      path: `/planted/${status}`,
      access: 'open',
      summary: 'Planted',
      ...(status === 'accepts' ? {} : { body: Body }),
    })

  const faultsOf = async (status: Parameters<typeof planted>[0]): Promise<string[]> => {
    await using database = await openTestDatabase()
    const { app, platform } = await openPlatform(database.db, {}, (routes) =>
      route(routes, planted(status), (_ctx, input) => {
        const { body } = input as { body?: { note: string } }
        if (status === 'breaks' && body?.note.includes('%')) throw new Error('planted')
        return Promise.resolve()
      }),
    )
    const [operation] = await operationsOf(app)
    if (operation === undefined) throw new Error('nothing is served')
    if (status === 'accepts') operation.body = z.toJSONSchema(Body) as never
    if (status === 'undocumented') operation.statuses = [422]
    const faults = await throwAt(app, operation, { count: 300, seed, headers: () => Promise.resolve({}) })
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
    await platform.jobs[Symbol.asyncDispose]()
    return faults
  }

  it('finds nothing in a sound call', async () => expect(await faultsOf('sound')).toEqual([]))
  it('finds a call that breaks', async () => expect((await faultsOf('breaks')).join('\n')).toMatch(/: 500$/m))
  it('finds a call that takes what its contract forbids', async () =>
    expect((await faultsOf('accepts')).join('\n')).toMatch(/: accepted with 204$/m))
  it('finds an answer that is not documented', async () =>
    expect((await faultsOf('undocumented')).join('\n')).toMatch(/: undocumented 204$/m))
})
