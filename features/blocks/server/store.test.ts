import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { personalData } from './personal-data.ts'
import { isBlockedEitherWay } from './queries.ts'
import { addBlock, removeBlock } from './store.ts'

let testApp: TestApp
let people: [Person, Person, Person]
beforeAll(async () => {
  testApp = await openTestApp()
  people = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian'), await createPerson(testApp, 'diego')]
})
afterAll(() => testApp[Symbol.asyncDispose]())
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(testApp.db, work)

it('blocks and unblocks, each once', async () => {
  const [amina, brian] = people
  const now = testApp.clock.now()
  expect(await run((tx) => addBlock(tx, amina.id, brian.id, now))).toBe(true)
  expect(await run((tx) => addBlock(tx, amina.id, brian.id, now))).toBe(false)
  expect(await isBlockedEitherWay(testApp.db, brian.id, amina.id)).toBe(true)
  expect(await run((tx) => removeBlock(tx, brian.id, amina.id))).toBeUndefined()
  expect(await isBlockedEitherWay(testApp.db, amina.id, brian.id)).toBe(true)
  expect(await run((tx) => removeBlock(tx, amina.id, brian.id))).toMatchObject({ from_id: amina.id, told: false, ended: null })
  expect(await isBlockedEitherWay(testApp.db, amina.id, brian.id)).toBe(false)
})

it('refuses to block oneself', async () => {
  await expect(run((tx) => addBlock(tx, people[0].id, people[0].id, testApp.clock.now()))).rejects.toThrow('block_check')
})

it('exports the blocks a member made, not those received', async () => {
  const [amina, brian, diego] = people
  await run((tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))
  testApp.clock.advance({ minutes: 1 })
  await run((tx) => addBlock(tx, amina.id, diego.id, testApp.clock.now()))
  expect(await personalData.export(testApp.db, brian.id)).toEqual({ blocked: [] })
  expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ blocked: [{ member: brian.id }, { member: diego.id }] })
})

it('deletes all blocks of an erased member', async () => {
  const [amina, brian, diego] = people
  await run((tx) => addBlock(tx, brian.id, diego.id, testApp.clock.now()))
  await run((tx) => personalData.erase(tx, diego.id, testApp.clock.now()))
  expect(await isBlockedEitherWay(testApp.db, amina.id, diego.id)).toBe(false)
  expect(await isBlockedEitherWay(testApp.db, brian.id, diego.id)).toBe(false)
  expect(await isBlockedEitherWay(testApp.db, amina.id, brian.id)).toBe(true)
})
