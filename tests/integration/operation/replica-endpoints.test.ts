// Every endpoint that a replica may answer, on a database that refuses writes.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { sendMessage } from '#features/chat/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { findUnlistedGets, readOnlyGets } from '../../privacy/get-endpoints.ts'
import { openTestApp, type Person, type TestApp } from '../../support/app/test-app.ts'
import { openReadOnlyDatabase } from '../../support/database/read-only-database.ts'
import { createPerson } from '../../support/people/people.ts'

/** The endpoints that declare `replica`. A new one is added here, so that somebody has thought of what its reader must not see. */
const declared = [
  '/actions/reactions',
  '/actions/reactions/others',
  '/conversations',
  '/conversations/{uid}/messages',
  '/matches',
  '/notifications',
  '/profile/{id}',
]

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina', { photo: true })
  brian = await createPerson(testApp, 'brian', { photo: true })
  chantal = await createPerson(testApp, 'chantal', { photo: true })
  const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
  for (const [from, to] of [
    [brian, amina],
    [amina, brian],
    [chantal, amina],
  ] as const)
    expect((await like(from, to)).status).toBe(200)
  await testApp.runJobs()
  const message = { params: { uid: amina.id }, body: { id: randomUUID(), body: 'Good morning' } }
  expect((await testApp.call(sendMessage, message, { as: brian })).status).toBe(200)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const request = async (path: string): Promise<{ status: number; ranOnReplica: boolean }> => {
  const { replicas } = testApp.platform
  const readOnly = openReadOnlyDatabase(testApp.db)
  let ranOnReplica = false
  const original = replicas.read
  replicas.read = <T>(work: (db: ReadDatabase) => Promise<T>) => {
    ranOnReplica = true
    return work(readOnly)
  }
  try {
    const { statusCode } = await testApp.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${amina.token}` } })
    return { status: statusCode, ranOnReplica }
  } finally {
    replicas.read = original
  }
}

test('each endpoint that a replica may answer does not write there, and no other one asks a replica', async () => {
  await expect(findUnlistedGets(testApp.app)).resolves.toEqual([])
  const found = new Set<string>()
  for (const [path, urls] of Object.entries(readOnlyGets))
    for (const url of [amina, brian, chantal].flatMap(({ id }) => urls(id))) {
      const { status, ranOnReplica } = await request(url)
      if (ranOnReplica) found.add(path)
      expect(status, url).toBeLessThan(500)
    }
  expect([...found].toSorted()).toEqual(declared)
})

test('their handlers get a type with nothing that writes', () => {
  expectTypeOf<keyof ReadDatabase>().toEqualTypeOf<'selectFrom' | 'getExecutor'>()
})

test('an endpoint that writes is found', async () => {
  const readOnly = openReadOnlyDatabase(testApp.db)
  await expect(readOnly.updateTable('member').set({ firstname: 'Somebody' }).execute()).rejects.toMatchObject({ code: '25006' })
})

test('the profile of another is shown by a replica, and its view is recorded on the primary', async () => {
  const views = () => testApp.db.selectFrom('profile_view').select('seen_id').where('viewer_id', '=', amina.id).execute()
  await testApp.db.deleteFrom('profile_view').execute()
  await expect(request(`/profile/${brian.id}`)).resolves.toEqual({ status: 200, ranOnReplica: true })
  await expect(views()).resolves.toEqual([{ seen_id: brian.id }])
})
