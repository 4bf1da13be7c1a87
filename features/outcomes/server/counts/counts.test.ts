// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postReaction, type reactionActions, unmatchMember } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { likeMember, sendChatMessages } from '#tests/support/features/outcomes.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { addToOutcomeCounts } from '../store.ts'
import { countReplies } from './count-replies.ts'
import { readOutcomes } from './read-outcomes.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  // Noon of a later day.
  testApp.clock.set(new Date((Math.floor(testApp.clock.now().getTime() / dayMs) + 9) * dayMs + 12 * hourMs))
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  testApp.clock.advance({ days: 4 })
  for (const table of ['outcome_count', 'outcome_progress'] as const) await testApp.db.deleteFrom(table).execute()
})

const react = (from: Person, action: (typeof reactionActions)[number], to: Person) =>
  testApp.call(postReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const today = () => testApp.clock.now().toISOString().slice(0, 10)
const sums = async (measure: 'match' | 'reply') => {
  const rows = await testApp.db.selectFrom('outcome_count').selectAll().where('measure', '=', measure).execute()
  const byDay: Record<string, number> = {}
  for (const { day, shown_order, members } of rows) byDay[`${day} ${shown_order}`] = (byDay[`${day} ${shown_order}`] ?? 0) + members
  return byDay
}
const count = () =>
  countReplies(testApp.platform, { now: testApp.clock.now(), batches: createDeletionBudget(testApp.db, { rows: 1000, ms: 60_000 }) })

test('a match counts for both, once, with likes at once and sent twice', async () => {
  await Promise.all([likeMember(testApp, amina, brian), likeMember(testApp, brian, amina), likeMember(testApp, amina, brian)])
  await likeMember(testApp, brian, amina)
  expect(await sums('match')).toEqual({ [`${today()} rule`]: 2 })
})

test('taken back and made again, a match counts once a day', async () => {
  await likeMember(testApp, amina, brian)
  await likeMember(testApp, brian, amina)
  await react(amina, 'unlike', brian)
  await likeMember(testApp, amina, brian)
  await testApp.call(unmatchMember, { params: { uid: brian.id } }, { as: amina })
  await likeMember(testApp, amina, brian)
  expect(await sums('match')).toEqual({ [`${today()} rule`]: 2 })
  await react(amina, 'block', brian)
  await react(amina, 'unblock', brian)
  expect(await sums('match')).toEqual({ [`${today()} rule`]: 2 })
})

test('one side alone counts nothing', async () => {
  await likeMember(testApp, amina, brian)
  await react(brian, 'dislike', amina)
  expect(await sums('match')).toEqual({})
})

test('matches of many at the same time all count, and wait for nobody for ever', async () => {
  const others = await Promise.all(Array.from({ length: 12 }, () => createPerson(testApp, 'diego')))
  await Promise.all(others.map((other) => likeMember(testApp, other, amina)))
  await Promise.all(others.map((other) => likeMember(testApp, amina, other)))
  expect(await sums('match')).toEqual({ [`${today()} rule`]: 24 })
})

test('the first reply within a day counts for who wrote first, once, in whichever process', async () => {
  await count()
  await likeMember(testApp, amina, brian)
  await likeMember(testApp, brian, amina)
  testApp.clock.advance({ hours: 1 })
  await sendChatMessages(testApp, amina, brian, 2)
  testApp.clock.advance({ hours: 23, minutes: 59 })
  await sendChatMessages(testApp, brian, amina, 2)
  await sendChatMessages(testApp, amina, brian, 1)
  // These replies are too new to be counted: a request with an earlier moment may still be under way.
  await count()
  expect(await sums('reply')).toEqual({})
  testApp.clock.advance({ hours: 2 })
  await Promise.all([count(), count()])
  await count()
  expect(await sums('reply')).toEqual({ [`${today()} rule`]: 1 })
})

test('a reply after more than a day, one nobody wrote before, and one from before the first run do not count', async () => {
  const diego = await createPerson(testApp, 'diego')
  testApp.clock.advance({ days: 4 })
  for (const other of [brian, diego]) {
    await likeMember(testApp, amina, other)
    await likeMember(testApp, other, amina)
  }
  await sendChatMessages(testApp, diego, amina, 1)
  testApp.clock.advance({ minutes: 1 })
  await sendChatMessages(testApp, amina, diego, 1)
  testApp.clock.advance({ hours: 1 })
  await count()
  await sendChatMessages(testApp, amina, brian, 1)
  testApp.clock.advance({ hours: 25 })
  await sendChatMessages(testApp, brian, amina, 1)
  testApp.clock.advance({ hours: 1 })
  await count()
  expect(await sums('reply')).toEqual({})
})

test('after an outage of days each reply belongs to its own day', async () => {
  await count()
  const days: string[] = []
  for (const name of ['diego', 'brian'] as const) {
    const other = await createPerson(testApp, name)
    testApp.clock.advance({ days: 4 })
    await likeMember(testApp, amina, other)
    await likeMember(testApp, other, amina)
    await sendChatMessages(testApp, amina, other, 1)
    testApp.clock.advance({ minutes: 5 })
    await sendChatMessages(testApp, other, amina, 1)
    days.push(`${today()} rule`)
  }
  testApp.clock.advance({ hours: 1 })
  await count()
  expect(await sums('reply')).toEqual(Object.fromEntries(days.map((day) => [day, 1])))
})

test('only whole days are read, oldest first, with small numbers hidden', async () => {
  expect(await readOutcomes(testApp.db, 3, testApp.clock.now())).toEqual([])
  await count()
  const add = (measure: 'viewer' | 'match' | 'reply', daysAgo: number, order: 'rule' | 'model' | 'activity', members: number) =>
    inTransaction(testApp.db, (tx) =>
      addToOutcomeCounts(tx, measure, new Date(testApp.clock.now().getTime() - daysAgo * dayMs).toISOString().slice(0, 10), [
        { order, members },
      ]),
    )
  await add('match', 0, 'rule', 50)
  await add('match', 1, 'rule', 40)
  await add('match', 1, 'rule', 2)
  await add('match', 1, 'model', 12)
  await add('match', 1, 'model', 1)
  await add('match', 1, 'activity', 9)
  await add('reply', 2, 'rule', 10)
  await add('reply', 2, 'model', 11)
  await add('reply', 2, 'activity', 12)
  await add('match', 3, 'rule', 70)
  await add('viewer', 1, 'rule', 80)
  await add('viewer', 1, 'model', 90)
  await add('viewer', 1, 'activity', 8)
  const none = { activity: null, rule: null, model: null }
  const day = (ago: number) => new Date(testApp.clock.now().getTime() - ago * dayMs).toISOString().slice(0, 10)
  expect(await readOutcomes(testApp.db, 2, testApp.clock.now())).toEqual([
    { day: day(2), viewers: none, match: none, reply: { activity: 12, rule: 10, model: 11 }, met: none },
    {
      day: day(1),
      viewers: { activity: null, rule: 80, model: null },
      match: { activity: null, rule: null, model: 13 },
      reply: none,
      met: none,
    },
  ])
})
