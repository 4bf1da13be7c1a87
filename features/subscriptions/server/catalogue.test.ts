import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listPlans, subscribe } from '../contract.ts'
import { readAllSubscriptionPlans, saveSubscriptionPlan, type SubscriptionPlan } from './catalogue.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  await fundMember(testApp.db, amina.id, { USD: 5000 }, testApp.clock.now())
})
afterAll(() => testApp[Symbol.asyncDispose]())

const save = (plan: SubscriptionPlan) => inTransaction(testApp.db, (tx) => saveSubscriptionPlan(tx, plan))
const known = async (id: string) => (await readAllSubscriptionPlans(testApp.db)).find((plan) => plan.id === id) as SubscriptionPlan
const buy = (id: string, body = {}) => testApp.call(subscribe, { params: { id }, body }, { as: amina })
const shown = async () => (await testApp.call(listPlans, {}, { as: amina })).body.data

describe('the catalogue', () => {
  test('changes apply to new purchases; members keep what they bought, also of a retired plan', async () => {
    await buy('spark')
    await save({ ...(await known('spark')), price_cents: 599, messages: 10, calls: 1, gift_conversion: 55 })
    expect((await shown()).running).toMatchObject({ message_count: 60, calls: 5, gift_conversion: 60, credit: '4.99' })
    expect((await buy('spark', { price: '4.99' })).error.code).toBe('wallet.price_changed')
    expect((await buy('spark', { price: '5.99' })).status).toBe(200)
    await save({ ...(await known('spark')), active: false })
    expect((await buy('spark')).error.code).toBe('subscriptions.retired')
    const { plans, running } = await shown()
    expect([plans.map(({ id }) => id), running.id, running.credit]).toEqual([['free', 'flame', 'hearth'], 'spark', '10.98'])
    testApp.clock.advance({ days: 7 })
    expect((await shown()).running).toMatchObject({ id: 'spark', message_count: 10, calls: 1, gift_conversion: 55 })
    expect((await readWallet(testApp.db, amina.id)).usd).toBe('39.02')
  })

  test('a plan retired during a purchase is either bought as it was or not charged', async () => {
    const before = Number((await readWallet(testApp.db, amina.id)).usd)
    const [bought] = await Promise.all([buy('flame'), known('flame').then((flame) => save({ ...flame, active: false }))])
    const paid = before - Number((await readWallet(testApp.db, amina.id)).usd)
    expect(bought.status === 200 ? paid > 0 : paid === 0 && bought.error.code === 'subscriptions.retired').toBe(true)
  })

  test('accepts a new plan with a name per language', async () => {
    const ember: SubscriptionPlan = {
      ...(await known('hearth')),
      id: 'ember',
      name: 'Ember',
      names: { fr: 'Braise' },
      price_cents: 199,
      position: 9,
    }
    await save(ember)
    expect(await known('ember')).toEqual(ember)
    const { plans } = (await testApp.call(listPlans, {}, { as: amina, language: 'fr' })).body.data
    expect(plans.at(-1)).toMatchObject({ id: 'ember', planName: 'Braise', price: '1.99' })
  })

  test.each<[string, Partial<SubscriptionPlan>]>([
    ['spark', { price_cents: 0 }],
    ['free', { price_cents: 100 }],
    ['free', { active: false }],
    ['spark', { gift_conversion: 101 }],
    ['spark', { period_days: 0 }],
    ['spark', { name: ' ' }],
    ['spark', { messages: -1 }],
  ])('refuses %s with %o', async (id, wrong) => {
    const before = await known(id)
    await expect(save({ ...before, ...wrong })).rejects.toThrow('platform.invalid')
    expect(await known(id)).toEqual(before)
  })
})
