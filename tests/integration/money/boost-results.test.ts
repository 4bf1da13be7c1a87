// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMatches } from '#features/matches/contract.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { createLog } from '#platform/server/log.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { buyBoost, listBoostPlans } from '#features/boosts/contract.ts'
import { ImpressionCounter } from '#features/boosts/server/impressions.ts'
import { toEpochHour, hoursDuringAndBefore } from '#features/boosts/server/hours.ts'

const oneDay = 'b0057000-0000-4000-8000-000000000001'
let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
})

const show = (as: Person) => testApp.call(listMatches, { query: { distance: '20' } }, { as })
const open = (as: Person) => testApp.call(getProfile, { params: { id: amina.id } }, { as })
const react = (as: Person, action: 'like' | 'unlike' | 'block') =>
  testApp.call(postReaction, { params: { action }, query: { uid: amina.id } }, { as })
const boost = async () => expect((await testApp.call(buyBoost, { params: { id: oneDay }, body: {} }, { as: amina })).status).toBe(200)
/** Advances past the daily job, which writes the counts. */
const days = async (count: number) => {
  testApp.clock.advance({ days: count })
  await testApp.runJobs()
}
/** Returns the texts of the notifications about ended boosts. */
const markNotificationsRead = async () => {
  const { notifications } = (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data
  return notifications.filter(({ title }) => title === 'Your boost has ended').map(({ body }) => body)
}
const readPlans = async () => (await testApp.call(listBoostPlans, {}, { as: amina })).body.data

describe('the results of a boost', () => {
  it('are compared with as many whole hours before it, and contain no viewer', async () => {
    const diego = await createPerson(testApp, 'diego')
    await days(3)
    testApp.clock.advance({ minutes: 20 })
    for (let times = 0; times < 3; times++) await show(brian)
    await open(brian)
    await react(diego, 'like')
    testApp.clock.advance({ hours: 2 })
    await boost()
    await show(brian)
    expect((await readPlans()).boost).toMatchObject({ results: null })
    testApp.clock.advance({ hours: 1 })
    for (let times = 0; times < 5; times++) await show(brian)
    // A feed that a device reads in the background (`peek`) does not count as shown.
    await testApp.call(listMatches, { query: { peek: '1' } }, { as: brian })
    // Repeated views by one member within a day count once.
    await open(diego)
    await open(diego)
    await open(amina)
    await react(brian, 'like')
    await days(1)
    const { last, boost: running } = await readPlans()
    expect(running).toBeNull()
    expect(last?.results).toMatchObject({
      hours: 23,
      during: { shown: 5, views: 1, likes: 1 },
      before: { shown: 3, views: 1, likes: 1 },
      before_boosted: false,
    })
    // The notification has the same results, once.
    expect(await markNotificationsRead()).toEqual([
      'In 23 hours, your profile was shown 5× and opened 1×. In as many hours before: 3× and 1×.',
    ])
    expect(JSON.stringify(await testApp.db.selectFrom('attention').selectAll().execute())).not.toContain(brian.id)
    // A removed like and a hidden member are not counted, and the two cannot be distinguished.
    await react(brian, 'unlike')
    await react(diego, 'block')
    expect((await readPlans()).last?.results).toMatchObject({ during: { likes: 0 }, before: { likes: 0 } })
  })

  it('are announced at the end of the last of several boosts', async () => {
    await boost()
    await boost()
    await days(1)
    expect(await markNotificationsRead()).toEqual([])
    await days(1)
    await days(1)
    expect(await markNotificationsRead()).toEqual(['In 47 hours, your profile was shown 0× and opened 0×.'])
  })

  it('have no comparison with the time before registration, and mention an earlier boost', async () => {
    await boost()
    await days(1)
    expect((await readPlans()).last?.results).toMatchObject({ before: null, before_boosted: false })
    await days(1)
    await boost()
    await days(1)
    const { results } = (await readPlans()).last ?? {}
    expect(results?.before).toEqual({ shown: 0, views: 0, likes: 0 })
    expect(results?.before_boosted).toBe(false)
    await boost()
    await days(1)
    expect((await readPlans()).last?.results?.before_boosted).toBe(true)
  })

  it('are deleted after 62 days', async () => {
    await show(brian)
    await days(1)
    const readCounts = () => testApp.db.selectFrom('attention').selectAll().where('member_id', '=', amina.id).execute()
    expect(await readCounts()).toMatchObject([{ shown: 1, viewed: 0 }])
    for (let month = 0; month < 3; month++) await days(30)
    expect(await readCounts()).toEqual([])
  })
})

describe('the hours', () => {
  const at = (time: string) => new Date(`2026-03-${time}:00Z`)
  it('are whole, and as many before as during', () => {
    const boosted = { startedAt: at('02T09:20'), endsAt: at('03T09:20') }
    expect(hoursDuringAndBefore(boosted, at('02T11:01'))).toBeUndefined()
    const { during, before } = hoursDuringAndBefore(boosted, at('02T13:05')) ?? {}
    expect(during).toEqual({ from: toEpochHour(at('02T10:00')), to: toEpochHour(at('02T13:00')) })
    expect(before).toEqual({ from: toEpochHour(at('02T06:00')), to: toEpochHour(at('02T09:00')) })
    expect(hoursDuringAndBefore(boosted, at('09T13:05'))?.during.to).toBe(toEpochHour(at('03T09:00')))
    expect(hoursDuringAndBefore({ startedAt: at('02T09:00'), endsAt: at('03T09:00') }, at('04T00:00'))).toEqual({
      during: { from: toEpochHour(at('02T09:00')), to: toEpochHour(at('03T09:00')) },
      before: { from: toEpochHour(at('01T09:00')), to: toEpochHour(at('02T09:00')) },
    })
  })
})

describe('the counter', () => {
  it('writes sums instead of single views, and keeps them while the database is unreachable', async () => {
    const now = testApp.clock.now()
    const row = () => testApp.db.selectFrom('attention').select(['shown', 'viewed']).where('member_id', '=', amina.id).executeTakeFirst()
    const impressions = new ImpressionCounter(testApp.db, createLog('silent'))
    const { statements: atOnce } = await testApp.watch(async () => {
      for (let times = 0; times < 500; times++) impressions.recordShown([amina.id, brian.id], now)
      impressions.recordViewed(amina.id, now)
      return Promise.resolve()
    })
    expect(atOnce).toEqual([])
    expect((await testApp.watch(() => impressions.flush())).statements).toHaveLength(1)
    expect(await row()).toEqual({ shown: 500, viewed: 1 })
    let isAway = true
    const unsteady = new Proxy(testApp.db, {
      get: (db, name) => {
        if (isAway) throw new Error('away')
        const value: unknown = Reflect.get(db, name, db)
        return typeof value === 'function' ? (value as () => unknown).bind(db) : value
      },
    })
    const patient = new ImpressionCounter(unsteady, createLog('silent'))
    patient.recordShown([amina.id], now)
    await patient.flush()
    isAway = false
    await patient[Symbol.asyncDispose]()
    expect(await row()).toEqual({ shown: 501, viewed: 1 })
    // A deleted member is no longer counted.
    await testApp.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', brian.id).execute()
    impressions.recordShown([brian.id, amina.id, '00000000-0000-4000-8000-00000000dead'], now)
    await impressions.flush()
    expect(await row()).toEqual({ shown: 502, viewed: 1 })
  })
})
