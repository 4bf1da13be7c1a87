import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { personalData } from './personal-data.ts'
import { readEntitlement } from './queries.ts'
import { ensureEntitlement } from './store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

it('gives a new member 30 days of Free, and keeps an existing plan', async () => {
  const { id } = await createPerson(testApp, 'amina')
  const start = testApp.clock.now()
  const free = {
    planId: 'free',
    planName: 'Free',
    planNames: { es: 'Gratis', fr: 'Gratuit', pt: 'Grátis', sw: 'Bure' },
    priceCents: 0,
    messages: 20,
    calls: 2,
    giftConversion: 50,
    giftGainCents: 0n,
    messagesUsed: 0,
    callsUsed: 0,
    periodStart: start,
    periodEnd: new Date(start.getTime() + 30 * dayMs),
    paidUntil: null,
  }
  expect(await readEntitlement(testApp.db, id, start)).toEqual(free)
  await testApp.db.transaction().execute((tx) => ensureEntitlement(tx, id, new Date(start.getTime() + dayMs)))
  expect(await readEntitlement(testApp.db, id, start)).toEqual(free)
  expect(await personalData.export(testApp.db, id)).toMatchObject({ plan: { name: 'Free', messages_used: 0 }, bought: [] })
  await testApp.db.transaction().execute((tx) => personalData.erase(tx, id, start))
  expect(await personalData.export(testApp.db, id)).toEqual({ plan: undefined, bought: [] })
})
