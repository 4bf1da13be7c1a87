import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { openMatch } from '../index.ts'
import { storeTogether } from './store-together.ts'
import type { Written } from '../store.ts'

let stage: Stage
let amina: Person
let brian: Person
let chantal: Person
let esi: Person
beforeAll(async () => {
  stage = await openStage()
  amina = await createPerson(stage, 'amina')
  brian = await createPerson(stage, 'brian')
  chantal = await createPerson(stage, 'chantal')
  esi = await createPerson(stage, 'esi')
  for (const peer of [brian, chantal]) await inTransaction(stage.db, (tx) => openMatch(tx, amina.id, peer.id, stage.clock.now()))
})
afterAll(() => stage[Symbol.asyncDispose]())

const written = (from: Person, to: Person, body: string, id: string = randomUUID()): Written => ({
  from: from.id,
  to: to.id,
  id,
  body,
  now: stage.clock.now(),
  paysCredits: false,
  mostNew: 100,
})

test('those that come while one is stored are committed together, in the order they were written, each with an outcome of its own', async () => {
  const together = storeTogether(stage.db)
  const repeated = randomUUID()
  const all = [
    written(amina, brian, 'one'),
    ...Array.from({ length: 60 }, (_, number) => written(amina, number % 2 === 0 ? brian : chantal, `${number}`)),
    written(amina, brian, 'again', repeated),
    written(amina, brian, 'again', repeated),
    written(amina, esi, 'stranger'),
  ]
  const { result, statements } = await stage.watch(() => Promise.all(all.map(together)))
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

test('one that cannot be stored fails alone', async () => {
  const together = storeTogether(stage.db)
  const bodies = ['first', 'before', 'no text \0 for a database', 'after']
  const settled = await Promise.allSettled(bodies.map((body) => together(written(amina, brian, body))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await together(written(amina, brian, 'and on'))).toMatchObject({ outcome: 'sent' })
})
