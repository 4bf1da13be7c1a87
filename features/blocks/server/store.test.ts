import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { personalData } from './personal-data.ts'
import { isBlocked } from './queries.ts'
import { block, unblock } from './store.ts'

let stage: Stage
let people: [Person, Person, Person]
beforeAll(async () => {
  stage = await openStage()
  people = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian'), await createPerson(stage, 'diego')]
})
afterAll(() => stage[Symbol.asyncDispose]())
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(stage.db, work)

it('blocks and takes it back, each only once', async () => {
  const [amina, brian] = people
  const now = stage.clock.now()
  expect(await run((tx) => block(tx, amina.id, brian.id, now))).toBe(true)
  expect(await run((tx) => block(tx, amina.id, brian.id, now))).toBe(false)
  expect(await isBlocked(stage.db, brian.id, amina.id)).toBe(true)
  expect(await run((tx) => unblock(tx, brian.id, amina.id))).toBe(false)
  expect(await isBlocked(stage.db, amina.id, brian.id)).toBe(true)
  expect(await run((tx) => unblock(tx, amina.id, brian.id))).toBe(true)
  expect(await isBlocked(stage.db, amina.id, brian.id)).toBe(false)
})

it('refuses to block oneself', async () => {
  await expect(run((tx) => block(tx, people[0].id, people[0].id, stage.clock.now()))).rejects.toThrow('block_check')
})

it('lets a member take along whom they block, and nobody who blocks them', async () => {
  const [amina, brian, diego] = people
  await run((tx) => block(tx, amina.id, brian.id, stage.clock.now()))
  stage.clock.advance({ minutes: 1 })
  await run((tx) => block(tx, amina.id, diego.id, stage.clock.now()))
  expect(await personalData.export(stage.db, brian.id)).toEqual({ blocked: [] })
  expect(await personalData.export(stage.db, amina.id)).toMatchObject({ blocked: [{ member: brian.id }, { member: diego.id }] })
})

it('forgets blocks made and received with an erased member', async () => {
  const [amina, brian, diego] = people
  await run((tx) => block(tx, brian.id, diego.id, stage.clock.now()))
  await run((tx) => personalData.erase(tx, diego.id, stage.clock.now()))
  expect(await isBlocked(stage.db, amina.id, diego.id)).toBe(false)
  expect(await isBlocked(stage.db, brian.id, diego.id)).toBe(false)
  expect(await isBlocked(stage.db, amina.id, brian.id)).toBe(true)
})
