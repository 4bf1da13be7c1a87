import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
