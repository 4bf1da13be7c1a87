import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getFeedOrder, putFeedOrder } from '../contract.ts'
import { readFeedOrders, readSuggestions } from './queries.ts'
import { deleteSuggestionsOf, deleteSuggestionsBetween, saveSuggestions } from './store.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let diego: Person
beforeAll(async () => {
  testApp = await openTestApp()
  ;[amina, brian, diego] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'diego'),
  ]
})
afterAll(() => testApp[Symbol.asyncDispose]())

const suggest = (member: Person, ...others: Person[]) =>
  saveSuggestions(testApp.db, [{ memberId: member.id, others: others.map(({ id }) => id) }], testApp.clock.now())
const suggestionsOf = ({ id }: Person) => readSuggestions(testApp.db, id)
const order = async (member: Person) => (await testApp.call(getFeedOrder, {}, { as: member })).body.data.order
const setOrder = (member: Person | undefined, to: string) =>
  testApp.call(putFeedOrder, { body: { order: to as 'activity' } }, { as: member })

test('the order of activity deletes the suggestions at once, and the other order brings none back before the next training', async () => {
  expect(await order(amina)).toBe('suggested')
  expect(await suggest(amina, brian, diego)).toBe(1)
  expect(await suggestionsOf(amina)).toEqual([brian.id, diego.id])
  expect((await setOrder(amina, 'activity')).body.data).toEqual({ order: 'activity' })
  expect(await order(amina)).toBe('activity')
  expect(await suggestionsOf(amina)).toEqual([])
  expect(await suggest(amina, brian)).toBe(0)
  await setOrder(amina, 'suggested')
  expect(await suggestionsOf(amina)).toEqual([])
})

test('a visitor and an unknown order are refused', async () => {
  expect((await setOrder(undefined, 'activity')).status).toBe(401)
  expect((await setOrder(amina, 'best')).error.errors).toHaveProperty('order')
  expect(await order(amina)).toBe('suggested')
})

test('the order of a feed is told by what it is made of', async () => {
  await suggest(amina, brian)
  await setOrder(diego, 'activity')
  expect(await readFeedOrders(testApp.db, [amina.id, brian.id, diego.id])).toEqual(
    new Map([
      [amina.id, 'model'],
      [brian.id, 'rule'],
      [diego.id, 'activity'],
    ]),
  )
  expect(await readFeedOrders(testApp.db, [])).toEqual(new Map())
})

test('after a block neither is suggested to the other, and to nobody after an erasure', async () => {
  await suggest(amina, brian, diego)
  await suggest(brian, diego, amina)
  await inTransaction(testApp.db, (tx) => deleteSuggestionsBetween(tx, [amina.id, brian.id]))
  expect([await suggestionsOf(amina), await suggestionsOf(brian)]).toEqual([[diego.id], [diego.id]])
  await inTransaction(testApp.db, (tx) => deleteSuggestionsOf(tx, diego.id))
  expect([await suggestionsOf(amina), await suggestionsOf(brian)]).toEqual([[], []])
})
