// Every endpoint that a replica may answer, on a database that refuses writes.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { sendMessage } from '#features/chat/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import type { Database } from '#platform/server/db/database.ts'
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
  '/me',
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

/** Calls an endpoint as amina, with a replica beside the primary, or alone. */
const request = async (path: string, primary?: Database): Promise<{ status: number; ranOnReplica: boolean }> => {
  const { replicas } = testApp.platform
  const readOnly = openReadOnlyDatabase(testApp.db)
  let ranOnReplica = false
  const original = replicas.read
  replicas.read = <T>(work: (db: ReadDatabase, primary: Database | undefined) => Promise<T>) => {
    ranOnReplica = true
    return work(readOnly, primary)
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
  const needsPrimary: string[] = []
  for (const [path, urls] of Object.entries(readOnlyGets))
    for (const url of [amina, brian, chantal].flatMap(({ id }) => urls(id))) {
      const { status, ranOnReplica } = await request(url, testApp.db)
      if (ranOnReplica) found.add(path)
      expect(status, url).toBeLessThan(500)
      if (ranOnReplica && (await request(url)).status !== status) needsPrimary.push(url)
    }
  expect([...found].toSorted()).toEqual(declared)
  expect(needsPrimary).toEqual([])
})

test('their handlers get a type with nothing that writes', () => {
  expectTypeOf<keyof ReadDatabase>().toEqualTypeOf<'selectFrom' | 'getExecutor'>()
})

test('an endpoint that writes is found', async () => {
  const readOnly = openReadOnlyDatabase(testApp.db)
  await expect(readOnly.updateTable('member').set({ firstname: 'Somebody' }).execute()).rejects.toMatchObject({ code: '25006' })
})

test('the profile of another is shown by a replica, and its view is recorded on the primary if there is one', async () => {
  const views = () => testApp.db.selectFrom('profile_view').select('seen_id').where('viewer_id', '=', amina.id).execute()
  await testApp.db.deleteFrom('profile_view').execute()
  await expect(request(`/profile/${brian.id}`)).resolves.toEqual({ status: 200, ranOnReplica: true })
  await expect(views()).resolves.toEqual([])
  await expect(request(`/profile/${brian.id}`, testApp.db)).resolves.toEqual({ status: 200, ranOnReplica: true })
  await expect(views()).resolves.toEqual([{ seen_id: brian.id }])
})

test('while the primary is silent, a session is read as it is, and nothing of its use is noted', async () => {
  const { replicas } = testApp.platform
  const original = replicas.readEither
  const readOnly = openReadOnlyDatabase(testApp.db)
  replicas.readEither = (_onPrimary, alone) => alone(readOnly)
  const status = async (token: string) =>
    (await testApp.app.inject({ url: '/api/notifications', headers: { authorization: `Bearer ${token}` } })).statusCode
  const usedAt = () => testApp.db.selectFrom('session').select('last_used_at').where('member_id', '=', chantal.id).execute()
  try {
    await testApp.db
      .updateTable('session')
      .set({ last_used_at: new Date(0) })
      .where('member_id', '=', brian.id)
      .execute()
    testApp.clock.advance({ minutes: 2 })
    const before = await usedAt()
    await expect(status(chantal.token)).resolves.toBe(200)
    await expect(usedAt()).resolves.toEqual(before)
    await expect(status(brian.token)).resolves.toBe(401)
    await testApp.db.deleteFrom('session').where('member_id', '=', chantal.id).execute()
    await expect(status(chantal.token)).resolves.toBe(401)
  } finally {
    replicas.readEither = original
  }
})
