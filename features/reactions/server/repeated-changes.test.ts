// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMessages } from '#features/chat/contract.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type reactionActions, blockOrUnblock, listReactions, listReceivedLikes, applyReaction } from '../contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  // Skips the first days of the accounts, in which likes are limited.
  testApp.clock.advance({ hours: 80 })
  await testApp.runJobs()
  testApp.published.length = 0
})

type Action = (typeof reactionActions)[number]
const toggle = (from: Person, action: Action, to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
/** The events sent to a member, by name. */
const told = (person: Person): string[] => testApp.published.flatMap(({ to, name }) => (to.includes(person.id) ? [name] : []))
const lines = async (viewer: Person, other: Person) =>
  (await testApp.call(listMessages, { params: { uid: other.id }, query: {} }, { as: viewer })).body.data
const notices = async (person: Person) => (await testApp.call(listNotifications, { query: {} }, { as: person })).body.data

/** Toggles a like 60 times within two minutes while jobs run. */
const flap = async (): Promise<void> => {
  for (let times = 0; times < 60; times++) {
    await toggle(amina, 'like', brian)
    await toggle(amina, 'unlike', brian)
    testApp.clock.advance({ seconds: 2 })
    if (times % 3 === 0) await testApp.runJobs()
  }
  await testApp.runJobs()
}

test('a match that begins and ends 60 times sends one notification and a few events, and the final state is correct', async () => {
  await toggle(brian, 'like', amina)
  await testApp.runJobs()
  testApp.published.length = 0
  await flap()
  const first = told(brian)
  expect(first.filter((name) => name === 'match')).toHaveLength(1)
  expect(first.filter((name) => name === 'message')).toHaveLength(1)
  expect(first.filter((name) => name === 'notification').length).toBeLessThanOrEqual(1)
  // One event at once and one later; twice as many when a five-minute period ends in between.
  expect(first.filter((name) => name === 'unmatch' || name === 'conversation').length).toBeLessThanOrEqual(4)
  const { messages, conversation } = await lines(brian, amina)
  expect(messages.map(({ kind }) => kind)).toEqual(['system'])
  expect(conversation?.can_message).toBe(false)
  expect((await notices(brian)).notifications).toHaveLength(1)

  // The final state is always sent.
  await toggle(amina, 'like', brian)
  testApp.published.length = 0
  testApp.clock.advance({ minutes: 5 })
  await testApp.runJobs()
  expect(told(brian)).toEqual(['conversation'])
  expect(testApp.published.at(-1)?.payload).toMatchObject({ state: 'open' })
  expect((await lines(brian, amina)).conversation?.can_message).toBe(true)
  expect((await testApp.call(listReactions, { query: { type: 'matches' } }, { as: brian })).body.data.people).toHaveLength(1)
})

test('a blocked member gets no further events about the pair', async () => {
  await toggle(brian, 'like', amina)
  await flap()
  await toggle(amina, 'block', brian)
  await testApp.runJobs()
  testApp.published.length = 0
  testApp.clock.advance({ minutes: 6 })
  await testApp.runJobs()
  expect(testApp.published).toEqual([])
})

test('a like that is toggled 60 times sends one event and no notification, and the list is correct', async () => {
  await flap()
  expect(told(brian).filter((name) => name === 'like')).toHaveLength(1)
  expect((await notices(brian)).notifications).toEqual([])
  expect((await testApp.call(listReceivedLikes, { query: {} }, { as: brian })).body.data.people).toEqual([])
  await toggle(amina, 'like', brian)
  await testApp.runJobs()
  expect((await testApp.call(listReceivedLikes, { query: {} }, { as: brian })).body.data.people).toHaveLength(1)
})

test('an unread notification of a like is withdrawn with the like', async () => {
  await toggle(amina, 'like', brian)
  await testApp.runJobs()
  expect(await notices(brian)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 })
  await toggle(amina, 'unlike', brian)
  await testApp.runJobs()
  expect(await notices(brian)).toMatchObject({ notifications: [], unread: 0 })
})

test('blocking is never limited; repeated unblocking is', async () => {
  const act = (action: 'block' | 'unblock') => testApp.call(blockOrUnblock, { params: { id: brian.id }, body: { action } }, { as: amina })
  await toggle(brian, 'like', amina)
  const unblocks: number[] = []
  for (let times = 0; times < 60; times++) {
    expect((await act('block')).status).toBe(200)
    unblocks.push((await act('unblock')).status)
  }
  await testApp.runJobs()
  expect(unblocks).toEqual([...Array.from({ length: 5 }, () => 200), ...Array.from({ length: 55 }, () => 429)])
  expect(told(brian).filter((name) => name === 'gone')).toHaveLength(6)
  testApp.clock.advance({ hours: 1 })
  expect((await act('unblock')).status).toBe(200)
})
