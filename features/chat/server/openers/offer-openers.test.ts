import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBlock, removeBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listOpeners, type Opener } from '../../openers-contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await testApp.db
    .updateTable('member')
    .set({ interests: ['cooking', 'mosque'], languages: ['fr'] })
    .execute()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const ask = (as: Person | undefined, uid: string) => testApp.call(listOpeners, { params: { uid } }, as === undefined ? {} : { as })
const openers = async (as: Person, uid: string): Promise<Opener[]> => (await ask(as, uid)).body.data.openers
const views = () => testApp.db.selectFrom('profile_view').selectAll().execute()

describe('the openers of a pair', () => {
  test('come from both profiles and count as no view', async () => {
    const found = await openers(amina, brian.id)
    expect(found.filter(({ kind }) => kind === 'interest')).toMatchObject([{ about: 'cooking' }])
    expect(found.filter(({ kind }) => kind === 'language')).toMatchObject([{ about: 'fr' }])
    expect(await views()).toEqual([])
  })

  test('are the same all day, other ones the next day, and other ones for the other', async () => {
    const before = await openers(amina, brian.id)
    expect(await openers(amina, brian.id)).toEqual(before)
    expect(await openers(brian, amina.id)).not.toEqual(before)
    testApp.clock.advance({ minutes: 24 * 60 })
    expect(await openers(amina, brian.id)).not.toEqual(before)
  })
})

test('own interests are mentioned, but never sensitive ones', async () => {
  await storeVocabularyEntry(testApp, 'own_kites')
  await storeVocabularyEntry(testApp, 'own_scouts', { sensitive: true })
  const set = (interests: string[]) => testApp.db.updateTable('member').set({ interests, shows_sensitive: true }).execute()
  await set(['own_kites', 'own_scouts'])
  const found = await openers(amina, brian.id)
  expect(found.filter(({ kind }) => kind === 'interest').map(({ about }) => about)).toEqual(['own_kites'])
  await set(['cooking', 'mosque'])
})

describe('are refused with the same 404 as a profile', () => {
  let nobody: string
  beforeEach(async () => {
    const refused = await ask(amina, crypto.randomUUID())
    expect(refused.status).toBe(404)
    nobody = JSON.stringify(refused.body)
  })
  const expectNotFound = async (as: Person, uid: string) => {
    const { status, body } = await ask(as, uid)
    expect([status, JSON.stringify(body)]).toEqual([404, nobody])
  }

  test('for a block in either direction', async () => {
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    await expectNotFound(amina, brian.id)
    await expectNotFound(brian, amina.id)
    await inTransaction(testApp.db, (tx) => removeBlock(tx, brian.id, amina.id))
  })

  test.each([{ status: 'paused' }, { role: 'guest' }])('for a member with %o', async (state) => {
    await testApp.db.updateTable('member').set(state).where('id', '=', brian.id).execute()
    await expectNotFound(amina, brian.id)
    await testApp.db.updateTable('member').set({ status: 'active', role: 'user' }).where('id', '=', brian.id).execute()
  })

  test('for oneself', async () => {
    await expectNotFound(amina, amina.id)
  })
})

test('a guest is not offered any', async () => {
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
  expect((await ask(amina, brian.id)).status).toBe(403)
  await testApp.db.updateTable('member').set({ role: 'user' }).where('id', '=', amina.id).execute()
})
