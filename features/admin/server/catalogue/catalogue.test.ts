import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { buyBoost, listBoostPlans } from '#features/boosts/contract.ts'
import { listGiftPlans, purchaseGift } from '#features/gifts/contract.ts'
import { listPlans, subscribe } from '#features/subscriptions/contract.ts'
import { getWallet } from '#features/wallet/contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../../catalogue-contract.ts'

let testApp: TestApp
let chantal: Person
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void (chantal = await createAdmin(testApp, 'chantal')))

const reason = 'the new season'
const as = () => ({ as: chantal })
const rose = '61f70001-0000-4000-8000-000000000001'
const day = 'b0057000-0000-4000-8000-000000000001'
const drum = { names: { en: 'Drum', fr: 'Tambour' }, icon: 'drum' as const, price: '12.50', order: 9 }
/** Advances the clock, so that audit entries have an order. */
const about = (id: string, body: object) => {
  testApp.clock.advance({ seconds: 1 })
  return { params: { id }, body: { reason, ...body } }
}
const changeGift = (id: string, body: object) => testApp.call(contract.changeGiftItem, about(id, body), as())
const changeBoost = (id: string, body: object) => testApp.call(contract.changeBoostItem, about(id, body), as())
const changePlan = (id: string, body: object) => testApp.call(contract.changePlanItem, about(id, body), as())
const log = async (kind: string, id: string) => (await readAuditPage(testApp.db, { subjectKind: kind, subjectId: id })).entries
const giftsOf = async (language = 'en') => (await testApp.call(listGiftPlans, {}, { as: amina, language })).body.data.plans

describe('gifts', () => {
  test('are added and changed, and members see them at once in their language', async () => {
    const { status, body } = await testApp.call(contract.addGiftItem, { body: { ...drum, reason } }, as())
    const added = body.data.gifts.find(({ icon }) => icon === 'drum')
    expect([status, added]).toMatchObject([201, { ...drum, active: true }])
    const id = added?.id ?? ''
    expect((await giftsOf('fr')).at(-1)).toEqual({ id, name: 'Tambour', icon: 'drum', picture: null, amount: '12.50' })
    await changeGift(id, { price: '13', names: { en: 'Drum' } })
    expect((await giftsOf('fr')).at(-1)).toMatchObject({ name: 'Drum', amount: '13.00' })
    expect(await log('gift', id)).toMatchObject([
      {
        admin_id: chantal.id,
        action: 'gift.changed',
        reason,
        details: { from: { price: '12.50', names: drum.names }, to: { price: '13.00', names: { en: 'Drum' } } },
      },
      { action: 'gift.added', details: { price: '12.50', icon: 'drum' } },
    ])
  })

  test('are hidden from members and not sold once retired, stay listed in the console, and can be restored', async () => {
    const buy = () => testApp.call(purchaseGift, { params: { planId: rose, uid: brian.id }, body: {} }, { as: amina, key: randomUUID() })
    const { body } = await changeGift(rose, { active: false })
    expect(body.data.gifts.find(({ id }) => id === rose)).toMatchObject({ active: false, price: '1.00' })
    expect((await giftsOf()).map(({ id }) => id)).not.toContain(rose)
    expect((await buy()).error.code).toBe('gifts.retired')
    await changeGift(rose, { active: true })
    expect((await giftsOf())[0]?.id).toBe(rose)
    expect((await buy()).error.code).toBe('gifts.insufficient_funds')
    await changeGift(rose, { active: true })
    expect((await log('gift', rose)).map(({ action }) => action)).toEqual(['gift.brought_back', 'gift.retired'])
  })

  test.each<[object, string]>([
    [{ price: '0' }, 'price'],
    [{ price: '-1' }, 'price'],
    [{ price: '1.001' }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ price: '10000.01' }, 'price'],
    [{ price: null }, 'price'],
    [{ names: { en: ' ' } }, 'names.en'],
    [{ names: { fr: 'Rose' } }, 'names.en'],
    [{ names: { en: 'Rose', sw: 'x'.repeat(41) } }, 'names.sw'],
    [{ icon: 'skull' }, 'icon'],
    [{ order: 1.5 }, 'order'],
    [{ order: 40_000 }, 'order'],
    [{ active: 'no' }, 'active'],
    [{ reason: ' ' }, 'reason'],
  ])('%o is refused with its field name, and nothing changes', async (wrong, field) => {
    const before = (await testApp.call(contract.listGiftItems, {}, as())).text
    const change = await changeGift(rose, wrong)
    expect([change.status, Object.keys(change.error.errors ?? {})]).toEqual([422, [field]])
    const add = await testApp.call(contract.addGiftItem, { body: { ...drum, reason, ...wrong } }, as())
    expect([add.status, Object.keys(add.error.errors ?? {})]).toEqual([422, [field]])
    expect((await testApp.call(contract.listGiftItems, {}, as())).text).toBe(before)
  })
})

test('boosts are added, changed and retired, and invalid ones are refused', async () => {
  const item = { period: 14, price: '15.00', order: 5 }
  const { status, body } = await testApp.call(contract.addBoostItem, { body: { ...item, reason } }, as())
  expect([status, body.data.boosts.at(-1)]).toMatchObject([201, { ...item, active: true }])
  await changeBoost(day, { price: '2.49' })
  const shown = async () => (await testApp.call(listBoostPlans, {}, { as: amina })).body.data.plans
  expect((await shown())[0]).toMatchObject({ id: day, price: '2.49' })
  await changeBoost(day, { active: false })
  expect((await shown()).map(({ id }) => id)).not.toContain(day)
  const bought = await testApp.call(buyBoost, { params: { id: day }, body: {} }, { as: amina, key: randomUUID() })
  expect(bought.error.code).toBe('boosts.retired')
  expect((await changeBoost(day, { period: 366, price: '' })).error.errors).toMatchObject({ period: [/365/], price: [/./] })
  expect((await log('boost', day)).map(({ action }) => action)).toEqual(['boost.retired', 'boost.changed'])
})

test('plans are added once per id, changed and retired; Free cannot be priced or retired', async () => {
  const item = {
    id: 'ember',
    names: { en: 'Ember', fr: 'Braise' },
    price: '1.99',
    period: 7,
    messages: 30,
    calls: 3,
    gift_conversion: 55,
    order: 9,
  }
  const add = (changes: object = {}) => testApp.call(contract.addPlanItem, { body: { ...item, ...changes, reason } }, as())
  const twice = await Promise.all([add(), add()])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  expect(twice.find(({ status }) => status === 422)?.error.errors).toHaveProperty('id')
  const shown = async () => (await testApp.call(listPlans, {}, { as: amina, language: 'fr' })).body.data.plans
  expect((await shown()).at(-1)).toMatchObject({ id: 'ember', planName: 'Braise', price: '1.99', message_count: 30, calls: 3 })
  const retired = await changePlan('ember', { active: false })
  expect(retired.body.data.plans.at(-1)).toEqual({ ...item, active: false })
  expect((await shown()).map(({ id }) => id)).not.toContain('ember')
  const bought = await testApp.call(subscribe, { params: { id: 'ember' }, body: {} }, { as: amina, key: randomUUID() })
  expect(bought.error.code).toBe('subscriptions.retired')
  for (const [id, wrong, field] of [
    ['free', { price: '1.00' }, 'price'],
    ['free', { active: false }, 'active'],
    ['spark', { price: '0' }, 'price'],
    ['spark', { gift_conversion: 101 }, 'gift_conversion'],
    ['spark', { messages: -1 }, 'messages'],
  ] as const) {
    const { status, error } = await changePlan(id, wrong)
    expect([status, Object.keys(error.errors ?? {})], id).toEqual([422, [field]])
  }
  expect(Object.keys((await add({ id: 'Two words' })).error.errors ?? {})).toEqual(['id'])
  expect((await changePlan('free', { messages: 25 })).status).toBe(200)
  expect((await log('plan', 'free')).map(({ details }) => details)).toEqual([{ from: { messages: 20 }, to: { messages: 25 } }])
  expect((await changePlan('nowhere', { calls: 1 })).status).toBe(404)
})

test('a price of credits applies to later conversions and never lets a member gain by buying and selling', async () => {
  const change = (credits_per_usd: number, usd_per_100_credits: string) =>
    testApp.call(contract.changeCreditTerms, { body: { credits_per_usd, usd_per_100_credits, reason } }, as())
  testApp.clock.advance({ seconds: 1 })
  const { body } = await change(80, '1.10')
  expect(body.data.price).toEqual({ credits_per_usd: 80, usd_per_100_credits: '1.10', valid_from: testApp.clock.now().toISOString() })
  const { price } = (await testApp.call(getWallet, {}, { as: amina })).body.data
  expect(price).toMatchObject({ credits_per_usd: 80, cents_per_100_credits: 110 })
  const refused = await change(100, '1.01')
  expect([refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual(['wallet.sells_dearer', ['usd_per_100_credits']])
  expect(Object.keys((await change(0, 'x')).error.errors ?? {})).toEqual(['credits_per_usd', 'usd_per_100_credits'])
  await change(80, '1.1')
  expect((await log('credits', 'USD')).map(({ details }) => details)).toEqual([
    { from: { credits_per_usd: 100, usd_per_100_credits: '0.90' }, to: { credits_per_usd: 80, usd_per_100_credits: '1.10' } },
  ])
})

test('only administrators reach the catalogue, and changes need a fresh login', async () => {
  const guest = await createPerson(testApp, 'esi')
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', guest.id).execute()
  const newcomer = await createPerson(testApp, 'diego')
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', newcomer.id).execute()
  const each = (by: { as?: Person }) =>
    Promise.all([
      testApp.call(contract.listGiftItems, {}, by),
      testApp.call(contract.listBoostItems, {}, by),
      testApp.call(contract.listPlanItems, {}, by),
      testApp.call(contract.getCreditTerms, {}, by),
      testApp.call(contract.addGiftItem, { body: { ...drum, reason } }, by),
      testApp.call(contract.changeGiftItem, { params: { id: rose }, body: { active: false, reason } }, by),
      testApp.call(contract.changeCreditTerms, { body: { credits_per_usd: 1, usd_per_100_credits: '1', reason } }, by),
    ])
  for (const by of [{}, { as: amina }, { as: guest }])
    expect(new Set((await each(by)).map(({ status, text }) => `${status} ${text}`)).size, JSON.stringify(by)).toBe(1)
  expect((await each({})).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 404))
  expect(new Set((await each({ as: newcomer })).map(({ error }) => error.code))).toEqual(new Set(['platform.second_factor']))
  testApp.clock.advance({ minutes: 11 })
  expect((await changeGift(rose, { active: false })).error.code).toBe('platform.fresh_login')
  expect((await testApp.call(contract.listGiftItems, {}, as())).body.data.gifts[0]).toMatchObject({ id: rose, active: true })
})

test('each change of the catalogue publishes one live event, and nothing else does', async () => {
  await testApp.runJobs()
  const publishedBy = async (action: Promise<unknown>) => {
    testApp.published.length = 0
    await action
    await testApp.runJobs()
    return testApp.published.filter(({ name }) => name === 'prices')
  }
  const once = [{ to: 'everybody', name: 'prices', payload: {} }]
  const { body } = await testApp.call(contract.getCreditTerms, {}, as())
  const { credits_per_usd, usd_per_100_credits } = body.data.price
  const terms = { credits_per_usd: credits_per_usd + 1, usd_per_100_credits }
  const changeTerms = () => testApp.call(contract.changeCreditTerms, { body: { ...terms, reason } }, as())
  expect(await publishedBy(changeGift(rose, { price: '1.75' }))).toEqual(once)
  expect(await publishedBy(changeGift(rose, { price: '1.75' }))).toEqual([])
  expect(await publishedBy(changeGift(rose, { price: '-1' }))).toEqual([])
  expect(await publishedBy(testApp.call(contract.addGiftItem, { body: { ...drum, reason } }, as()))).toEqual(once)
  expect(await publishedBy(changeTerms())).toEqual(once)
  expect(await publishedBy(changeTerms())).toEqual([])
})
