// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateSettings } from '#features/account/contract.ts'
import { listMessages, markConversationRead, sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { getProfile } from '#features/profiles/contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const set = (person: Person, privacy: { shows_activity?: boolean; shows_reads?: boolean }) =>
  testApp.call(updateSettings, { body: { privacy } }, { as: person })
const lastSeen = async (viewer: Person, person: Person) =>
  (await testApp.call(getProfile, { params: { id: person.id } }, { as: viewer })).body.data.person.last_seen
const passADay = async () => {
  testApp.clock.advance({ hours: 24 })
  await testApp.runJobs()
}

test('turned on for one look, the setting shows nothing of others; after a day it does', async () => {
  expect(await lastSeen(amina, brian)).toBe('hour')
  await set(amina, { shows_activity: false })
  expect(await lastSeen(amina, brian)).toBeNull()
  await set(amina, { shows_activity: true })
  expect(await lastSeen(amina, brian)).toBeNull()
  expect(await lastSeen(brian, amina)).toBe('hour')
  await passADay()
  expect(await lastSeen(amina, brian)).toBe('day')
})

test('turning it on again restarts the day, and hiding takes effect at once', async () => {
  await set(amina, { shows_activity: false })
  await set(amina, { shows_activity: true })
  testApp.clock.advance({ hours: 20 })
  await set(amina, { shows_activity: false })
  await set(amina, { shows_activity: true })
  testApp.clock.advance({ hours: 5 })
  await testApp.runJobs()
  expect(await lastSeen(amina, brian)).toBeNull()
  testApp.clock.advance({ hours: 20 })
  await testApp.runJobs()
  expect(await lastSeen(amina, brian)).not.toBeNull()
  await set(amina, { shows_activity: false })
  expect([await lastSeen(amina, brian), await lastSeen(brian, amina)]).toEqual([null, null])
})

test('saving an unchanged setting changes nothing', async () => {
  await set(amina, { shows_activity: true, shows_reads: true })
  expect(await lastSeen(amina, brian)).toBe('hour')
})

test('read receipts behave the same', async () => {
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, brian.id, testApp.clock.now()))
  await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'Good morning' } }, { as: amina })
  await testApp.call(markConversationRead, { params: { uid: amina.id }, body: { seq: 2 } }, { as: brian })
  const status = async () =>
    (await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })).body.data.messages.at(-1)?.status
  expect(await status()).toBe('read')
  await set(amina, { shows_reads: false })
  await set(amina, { shows_reads: true })
  expect(await status()).toBe('delivered')
  await passADay()
  expect(await status()).toBe('read')
})
