import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purchaseGift } from '#features/gifts/contract.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { changeCreditTerms, changePlanItem, getCreditTerms, listPlanItems } from '../../catalogue-contract.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  chantal = await createAdmin(testApp, 'chantal')
  testApp.clock.advance({ seconds: 1 })
})

const reason = 'the new season'
const ring = '61f70001-0000-4000-8000-000000000008'
const setCredits = (credits_per_usd: number, usd_per_100_credits: string) =>
  testApp.call(changeCreditTerms, { body: { credits_per_usd, usd_per_100_credits, reason } }, { as: chantal })
const setConversion = (id: string, gift_conversion: number) =>
  testApp.call(changePlanItem, { params: { id }, body: { gift_conversion, reason } }, { as: chantal })
const terms = async () => (await testApp.call(getCreditTerms, {}, { as: chantal })).body.data.price
const conversionOf = async (plan: string) =>
  (await testApp.call(listPlanItems, {}, { as: chantal })).body.data.plans.find(({ id }) => id === plan)?.gift_conversion

test('a selling price of credits is refused when a gift would bring more than it cost', async () => {
  // 80 % of 15,000 credits at 9 dollars per hundred would be 1,080 dollars for a gift of 150 dollars.
  const refused = await setCredits(10, '9.00')
  expect([refused.status, refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    'admin.gift_profit',
    ['usd_per_100_credits'],
  ])
  expect(await terms()).toMatchObject({ credits_per_usd: 100, usd_per_100_credits: '0.90' })
  expect((await setCredits(10, '1.25')).status).toBe(200)
  expect((await setCredits(10, '1.26')).error.code).toBe('admin.gift_profit')
})

test('a conversion is refused for the same reason, and retired plans count too', async () => {
  expect((await setCredits(10, '1.25')).status).toBe(200)
  const refused = await setConversion('spark', 81)
  expect([refused.status, refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    'admin.gift_profit',
    ['gift_conversion'],
  ])
  expect(await conversionOf('spark')).toBe(60)
  await testApp.call(changePlanItem, { params: { id: 'hearth' }, body: { active: false, reason } }, { as: chantal })
  expect((await setCredits(10, '1.26')).error.code).toBe('admin.gift_profit')
  expect((await setCredits(100, '0.90')).status).toBe(200)
})

test('the conversion of a gift that is not yet redeemed counts too', async () => {
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await fundMember(testApp.db, amina.id, { USD: 15_000 }, testApp.clock.now())
  const bought = await testApp.call(purchaseGift, { params: { planId: ring, uid: brian.id }, body: {} }, { as: amina })
  await testApp.db.updateTable('gift').set({ conversion: 90 }).where('id', '=', bought.body.data.gift.id).execute()
  expect((await setCredits(10, '1.12')).error.code).toBe('admin.gift_profit')
  expect((await setCredits(10, '1.11')).status).toBe(200)
  expect((await setCredits(100, '0.90')).status).toBe(200)
})

test('parallel changes of price and conversion do not both pass', async () => {
  for (let round = 0; round < 5; round++) {
    testApp.clock.advance({ seconds: 1 })
    // Each change alone is allowed: 80 % allows a price up to 1.25, and 100 % is allowed at the current price of 0.90.
    const [price, conversion] = await Promise.all([setCredits(10, '1.10'), setConversion('flame', 100)])
    expect([price.status, conversion.status].toSorted((a, b) => a - b)).toEqual([200, 422])
    testApp.clock.advance({ seconds: 1 })
    expect((await setConversion('flame', 70)).status).toBe(200)
    expect((await setCredits(100, '0.90')).status).toBe(200)
  }
})
