import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { openMatchConversation } from '../index.ts'
import { createMessageBatcher } from './message-batcher.ts'
import type { NewTextMessage } from '../store/text-messages.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let esi: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  chantal = await createPerson(testApp, 'chantal')
  esi = await createPerson(testApp, 'esi')
  for (const peer of [brian, chantal])
    await inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, peer.id, testApp.clock.now()))
})
afterAll(() => testApp[Symbol.asyncDispose]())

const written = (from: Person, to: Person, body: string, id: string = randomUUID()): NewTextMessage => ({
  from: from.id,
  to: to.id,
  id,
  body,
  now: testApp.clock.now(),
  paysCredits: false,
  mostNew: 100,
})

test('messages that arrive while one is stored are committed together, in order, each with its own result', async () => {
  const together = createMessageBatcher(testApp.db)
  const repeated = randomUUID()
  const all = [
    written(amina, brian, 'one'),
    ...Array.from({ length: 60 }, (_, number) => written(amina, number % 2 === 0 ? brian : chantal, `${number}`)),
    written(amina, brian, 'again', repeated),
    written(amina, brian, 'again', repeated),
    written(amina, esi, 'stranger'),
  ]
  const { result, statements } = await testApp.watch(() => Promise.all(all.map(together)))
  expect(statements.length).toBeLessThan(6)
  const outcomes = result.map(({ outcome }) => outcome)
  expect(outcomes.slice(0, 62)).toEqual(Array.from({ length: 62 }, () => 'sent'))
  expect(outcomes.slice(62)).toEqual(['repeated', 'none'])
  expect(result[62]?.message).toEqual(result[61]?.message)
  for (const peer of [brian, chantal]) {
    const numbers = result.flatMap(({ outcome, message }, index) =>
      outcome === 'sent' && all[index]?.to === peer.id ? [Number(message?.seq)] : [],
    )
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  }
})

test('a message that cannot be stored fails alone', async () => {
  const together = createMessageBatcher(testApp.db)
  const bodies = ['first', 'before', 'no text \0 for a database', 'after']
  const settled = await Promise.allSettled(bodies.map((body) => together(written(amina, brian, body))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await together(written(amina, brian, 'and on'))).toMatchObject({ outcome: 'sent' })
})
