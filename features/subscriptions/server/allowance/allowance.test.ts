import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { readAllowance, takeAllowance } from './allowance.ts'
import { readEntitlement } from '../queries.ts'

const day = dayMs
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
const take = (id: string, now = testApp.clock.now()) => inTransaction(testApp.db, (tx) => takeAllowance(tx, id, 'messages', now))
const left = (id: string, now = testApp.clock.now()) => readAllowance(testApp.db, id, 'messages', now)

it('gives exactly the plan’s allowance to concurrent calls', async () => {
  const { id } = await createPerson(testApp, 'amina')
  expect(await left(id)).toBe(20)
  const taken = await Promise.all(Array.from({ length: 30 }, () => take(id)))
  expect(taken.filter(Boolean)).toHaveLength(20)
  expect(await left(id)).toBe(0)
  expect(await readAllowance(testApp.db, id, 'calls', testApp.clock.now())).toBe(2)
})

it('uses nothing when the transaction is rolled back', async () => {
  const { id } = await createPerson(testApp, 'amina')
  const failed = inTransaction(testApp.db, async (tx) => {
    await takeAllowance(tx, id, 'messages', testApp.clock.now())
    throw new Error('not sent')
  })
  await expect(failed).rejects.toThrow('not sent')
  expect(await left(id)).toBe(20)
})

it('starts the next period without a gap, and a paid plan is followed by Free', async () => {
  const { id } = await createPerson(testApp, 'amina')
  await testApp.db.updateTable('entitlement').set({ plan_id: 'flame', messages_used: 399 }).where('member_id', '=', id).execute()
  expect(await take(id)).toBe(true)
  expect(await take(id)).toBe(false)
  const later = new Date(testApp.clock.now().getTime() + 65 * day)
  expect(await left(id, later)).toBe(20)
  expect(await take(id, later)).toBe(true)
  expect(await readEntitlement(testApp.db, id, later)).toMatchObject({
    planId: 'free',
    messagesUsed: 1,
    periodStart: new Date(testApp.clock.now().getTime() + 60 * day),
    periodEnd: new Date(testApp.clock.now().getTime() + 90 * day),
  })
})
