import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMessages } from '#features/chat/contract.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { type actions, blockAction, listReactions, listReactionsOfOthers, toggleReaction } from '../contract.ts'

let stage: Stage
let amina: Person
let brian: Person
beforeAll(async () => void (stage = await openStage()))
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(stage, 'amina')
  brian = await createPerson(stage, 'brian')
  // Past the first days, in which an account has few likes.
  stage.clock.advance({ hours: 80 })
  await stage.runJobs()
  stage.published.length = 0
})

type Action = (typeof actions)[number]
const toggle = (from: Person, action: Action, to: Person) =>
  stage.call(toggleReaction, { params: { action }, query: { uid: to.id } }, { as: from })
/** What reached a member's screens, by name. */
const told = (person: Person): string[] => stage.published.flatMap(({ to, name }) => (to.includes(person.id) ? [name] : []))
const lines = async (viewer: Person, other: Person) =>
  (await stage.call(listMessages, { params: { uid: other.id }, query: {} }, { as: viewer })).body.data
const notices = async (person: Person) => (await stage.call(listNotifications, { query: {} }, { as: person })).body.data

/** Toggles a like 60 times within two minutes, jobs running meanwhile. */
const flap = async (): Promise<void> => {
  for (let times = 0; times < 60; times++) {
    await toggle(amina, 'like', brian)
    await toggle(amina, 'unlike', brian)
    stage.clock.advance({ seconds: 2 })
    if (times % 3 === 0) await stage.runJobs()
  }
  await stage.runJobs()
}

test('a match that begins and ends 60 times is one line and a handful of events for the other one, who ends up with the truth', async () => {
  await toggle(brian, 'like', amina)
  await stage.runJobs()
  stage.published.length = 0
  await flap()
  const first = told(brian)
  expect(first.filter((name) => name === 'match')).toHaveLength(1)
  expect(first.filter((name) => name === 'message')).toHaveLength(1)
  expect(first.filter((name) => name === 'notification').length).toBeLessThanOrEqual(1)
  // At once, and once more; twice that where five minutes end in between.
  expect(first.filter((name) => name === 'unmatch' || name === 'conversation').length).toBeLessThanOrEqual(4)
  const { messages, conversation } = await lines(brian, amina)
  expect(messages.map(({ kind }) => kind)).toEqual(['system'])
  expect(conversation?.can_message).toBe(false)
  expect((await notices(brian)).notifications).toHaveLength(1)

  // The last word is told, whichever it is.
  await toggle(amina, 'like', brian)
  stage.published.length = 0
  stage.clock.advance({ minutes: 5 })
  await stage.runJobs()
  expect(told(brian)).toEqual(['conversation'])
  expect(stage.published.at(-1)?.payload).toMatchObject({ state: 'open' })
  expect((await lines(brian, amina)).conversation?.can_message).toBe(true)
  expect((await stage.call(listReactions, { query: { type: 'matches' } }, { as: brian })).body.data.people).toHaveLength(1)
})

test('somebody blocked hears nothing more of a pair that went on changing', async () => {
  await toggle(brian, 'like', amina)
  await flap()
  await toggle(amina, 'block', brian)
  await stage.runJobs()
  stage.published.length = 0
  stage.clock.advance({ minutes: 6 })
  await stage.runJobs()
  expect(stage.published).toEqual([])
})

test('a like that comes and goes 60 times is one event and no line, and the list of who likes me is right', async () => {
  await flap()
  expect(told(brian).filter((name) => name === 'like')).toHaveLength(1)
  expect((await notices(brian)).notifications).toEqual([])
  expect((await stage.call(listReactionsOfOthers, { query: {} }, { as: brian })).body.data.people).toEqual([])
  await toggle(amina, 'like', brian)
  await stage.runJobs()
  expect((await stage.call(listReactionsOfOthers, { query: {} }, { as: brian })).body.data.people).toHaveLength(1)
})

test('an unread notification of a like goes with the like', async () => {
  await toggle(amina, 'like', brian)
  await stage.runJobs()
  expect(await notices(brian)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 })
  await toggle(amina, 'unlike', brian)
  await stage.runJobs()
  expect(await notices(brian)).toMatchObject({ notifications: [], unread: 0 })
})

test('a block is never refused; taking it back again and again is', async () => {
  const act = (action: 'block' | 'unblock') => stage.call(blockAction, { params: { id: brian.id }, body: { action } }, { as: amina })
  await toggle(brian, 'like', amina)
  const unblocks: number[] = []
  for (let times = 0; times < 60; times++) {
    expect((await act('block')).status).toBe(200)
    unblocks.push((await act('unblock')).status)
  }
  await stage.runJobs()
  expect(unblocks).toEqual([...Array.from({ length: 5 }, () => 200), ...Array.from({ length: 55 }, () => 429)])
  expect(told(brian).filter((name) => name === 'gone')).toHaveLength(6)
  stage.clock.advance({ hours: 1 })
  expect((await act('unblock')).status).toBe(200)
})
