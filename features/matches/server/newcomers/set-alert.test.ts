import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { deleteNewcomerAlert, getNewcomerAlert, putNewcomerAlert } from '../../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.clock.set(new Date('2026-03-02T09:00:00Z'))
  amina = await createPerson(testApp, 'amina')
})

const show = async () => (await testApp.call(getNewcomerAlert, {}, { as: amina })).body.data
const turnOn = (time_zone?: string) => testApp.call(putNewcomerAlert, { body: { time_zone } }, { as: amina })
const stored = () => testApp.db.selectFrom('newcomer_alert').selectAll().where('member_id', '=', amina.id).execute()

test('it is off at first, goes on and off, and repeating changes nothing', async () => {
  expect(await show()).toEqual({ on: false, channels: { in_app: true, email: true, push: false } })
  expect((await turnOn('Africa/Nairobi')).body.data.on).toBe(true)
  const [row] = await stored()
  expect(row).toMatchObject({ time_zone: 'Africa/Nairobi', counts_from: '2026-03-02', due_at: new Date('2026-03-02T15:00:00Z') })
  testApp.clock.advance({ days: 1 })
  await Promise.all([turnOn('Africa/Nairobi'), turnOn('Africa/Nairobi')])
  expect(await stored()).toEqual([row])
  for (const _ of [1, 2]) expect((await testApp.call(deleteNewcomerAlert, {}, { as: amina })).body.data.on).toBe(false)
  expect([await show(), await stored()]).toMatchObject([{ on: false }, []])
})

test.each([undefined, 'Nowhere/Town'])('the time zone %s counts as none', async (zone) => {
  expect((await turnOn(zone)).status).toBe(200)
  expect(await stored()).toMatchObject([{ time_zone: null, due_at: new Date('2026-03-02T17:00:00Z') }])
})

test('says by which channels one would be told', async () => {
  await inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, amina.id, { newcomers: { email: false } }))
  expect((await show()).channels).toEqual({ in_app: true, email: false, push: false })
  await testApp.db.updateTable('member').set({ notifications: false }).where('id', '=', amina.id).execute()
  expect((await show()).channels).toEqual({ in_app: false, email: false, push: false })
})

test('refuses a guest and a text that is no zone', async () => {
  expect((await turnOn('x'.repeat(61))).status).toBe(422)
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
  expect((await turnOn()).status).toBe(403)
  expect(await stored()).toEqual([])
})
