import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { testClock } from '#tests/support/app/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { addBan, findBannedEmails, isBanned, removeBansOfDecision } from './ban-store.ts'

const secrets = ['a secret of thirty-two characters'] as const
const clock = testClock()
let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database[Symbol.asyncDispose]())

const ban = async (email: string): Promise<string> => {
  const decision = randomUUID()
  await inTransaction(database.db, (tx) => addBan(tx, { email, phones: [] }, decision, secrets, clock.now()))
  return decision
}
const isEmailBanned = (email: string) => isBanned(database.db, { email, phones: [] }, secrets)

test.each([
  ['diego@outlook.com', 'diego+2@outlook.com', true],
  ['esi+1@proton.me', 'esi+2@proton.me', true],
  ['esi.b+1@gmail.com', 'e.sib@googlemail.com', true],
  ['d.iego@yahoo.com', 'diego@yahoo.com', false],
  ['+1@icloud.com', '+2@icloud.com', false],
])('a ban of %s and %s', async (banned, other, isSame) => {
  const decision = await ban(banned)
  expect([await isEmailBanned(banned), await isEmailBanned(other)]).toEqual([true, isSame])
  await inTransaction(database.db, (tx) => removeBansOfDecision(tx, decision))
  expect([await isEmailBanned(banned), await isEmailBanned(other)]).toEqual([false, false])
})

test('of several spellings of a banned mailbox, each is found', async () => {
  await ban('brian@gmail.com')
  const spellings = ['brian+1@gmail.com', 'b.rian@gmail.com', 'brian@gmail.com']
  expect(await findBannedEmails(database.db, [...spellings, 'amina@gmail.com'], secrets)).toEqual(new Set(spellings))
})

describe('two banned people share a number', () => {
  const shared = '+237670009901'
  const isShared = () => isBanned(database.db, { email: null, phones: [shared] }, secrets)
  const banPerson = async () => {
    const decision = randomUUID()
    const whom = { email: `${decision}@example.com`, phones: [shared] }
    await inTransaction(database.db, (tx) => addBan(tx, whom, decision, secrets, clock.now()))
    return { decision, isBanned: () => isEmailBanned(whom.email) }
  }
  const lift = (decision: string) => inTransaction(database.db, (tx) => removeBansOfDecision(tx, decision))

  test.each([
    ['the first', [0, 1, 2]],
    ['the last', [2, 1, 0]],
    ['the one between', [1, 0, 2]],
  ])('it is free only when the bans of all are lifted, beginning with %s', async (_, order) => {
    const people = [await banPerson(), await banPerson(), await banPerson()]
    const left = new Set(people)
    for (const person of order.flatMap((place) => people[place] ?? [])) {
      expect(await isShared()).toBe(true)
      await lift(person.decision)
      left.delete(person)
      for (const each of people) expect(await each.isBanned()).toBe(left.has(each))
    }
    expect(await isShared()).toBe(false)
  })
})
