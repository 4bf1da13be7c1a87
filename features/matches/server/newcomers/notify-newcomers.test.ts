// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setMemberPaused, updateMember } from '#features/members/server/index.ts'
import { listNotifications, type NotificationPreferencesEdit } from '#features/notifications/contract.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { deleteNewcomerAlert, listMatches, putNewcomerAlert } from '../../contract.ts'
import { notifyNewcomers } from './notify-newcomers.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  // Moves the clock forward by two days, never back, because what earlier tests have scheduled stays scheduled.
  testApp.clock.set(new Date(Math.floor(testApp.clock.now().getTime() / dayMs + 2) * dayMs + 9 * hourMs))
  for (const table of ['card', 'newcomer_alert'] as const) await testApp.db.deleteFrom(table).execute()
  amina = await createPerson(testApp, 'amina', { photo: true })
  await turnOn()
})

const setPaused = ({ id }: Person, paused: boolean) => inTransaction(testApp.db, (tx) => setMemberPaused(tx, id, paused))
const prefer = (edit: NotificationPreferencesEdit) => inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, amina.id, edit))
const turnOn = () => testApp.call(putNewcomerAlert, { body: { time_zone: 'Africa/Douala' } }, { as: amina })
const join = (count: number, options: PersonOptions = {}) =>
  Promise.all(Array.from({ length: count }, () => createPerson(testApp, 'brian', { photo: true, ...options })))
/** Sets the clock to 18:00 in Douala, `days` days from now. From the fourth day on, everybody who joined today counts as a newcomer. */
const evening = (days: number) => {
  const midnight = Math.floor(testApp.clock.now().getTime() / dayMs) * dayMs
  testApp.clock.set(new Date(midnight + days * dayMs + 17 * hourMs))
}
const run = async () => {
  const batches = createDeletionBudget(testApp.db, { rows: 1000, ms: 60_000 })
  await notifyNewcomers(testApp.platform, { now: testApp.clock.now(), batches })
}
const told = async () =>
  (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data.notifications.map(({ kind, read }) => `${kind} ${read}`)
const open = (query = {}) => testApp.call(listMatches, { query }, { as: amina })
const mails = () => testApp.mails.filter(({ to }) => to.address === amina.email)
const alert = () => testApp.db.selectFrom('newcomer_alert').selectAll().executeTakeFirstOrThrow()

test('three newcomers who fit are told of once, in the evening, by list and a mail that says nothing; opening the feed reads it', async () => {
  await join(3)
  evening(4)
  await run()
  await run()
  expect(await told()).toEqual(['newcomers false'])
  await testApp.runJobs()
  expect(mails()).toHaveLength(1)
  for (const part of [mails()[0]?.subject, mails()[0]?.text, mails()[0]?.html]) {
    expect(part).toMatch(/something new/i)
    expect(part).not.toMatch(/Brian|Otieno|\bdat(e|ing)\b|people|person|join|\b(3|three)\b(?!px)/i)
  }
  await open({ peek: '1' })
  expect(await told()).toEqual(['newcomers false'])
  await open()
  expect(await told()).toEqual(['newcomers true'])
  // The next evening sends no second notification about the same newcomers.
  evening(1)
  await run()
  expect(await told()).toEqual(['newcomers true'])
})

test('two are kept for the day on which there is a third', async () => {
  await join(2)
  evening(5)
  await run()
  expect(await told()).toEqual([])
  await join(1)
  evening(5)
  await run()
  expect(await told()).toEqual(['newcomers false'])
})

test('nobody is told of on the day of joining or the next', async () => {
  await join(6)
  for (const day of [0, 1]) {
    evening(day)
    await run()
    expect(await told()).toEqual([])
  }
})

test('newcomers of one day count on three different days', async () => {
  // The ids are fixed, because the id and the secret decide on which day a newcomer begins to count.
  for (let number = 0; number < 24; number++) await join(1, { id: `0000${String(number).padStart(4, '0')}-0000-4000-8000-000000000000` })
  const seen: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    evening(1)
    // Opening the feed marks the notification as read, so that the next evening can notify of the newcomers since then.
    await open()
    const before = (await told()).length
    await run()
    seen.push((await told()).length - before)
  }
  expect(seen).toEqual([0, 1, 1, 1])
})

describe('only people whom the feed would show count', () => {
  const cases: [string, (third: Person) => Promise<unknown>][] = [
    ['whom one has liked', (third) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: third.id } }, { as: amina })],
    [
      'whom one has blocked',
      (third) => testApp.call(postReaction, { params: { action: 'block' }, query: { uid: third.id } }, { as: amina }),
    ],
    ['who blocked one', (third) => testApp.call(postReaction, { params: { action: 'block' }, query: { uid: amina.id } }, { as: third })],
    ['who paused', (third) => setPaused(third, true)],
    [
      'who look for others',
      (third) => inTransaction(testApp.db, (tx) => updateMember(tx, third.id, { min_age: 60, max_age: 70 }, testApp.clock.now())),
    ],
    ['without a photo', async (third) => testApp.db.updateTable('member').set({ has_photo: false }).where('id', '=', third.id).execute()],
  ]
  test.each(cases)('not people %s', async (_, change) => {
    const [third] = await join(3)
    if (third === undefined) throw new Error('nobody joined')
    await change(third)
    evening(4)
    await run()
    expect(await told()).toEqual([])
  })

  test('not people outside the filter that is remembered that evening, nor far away', async () => {
    await join(3)
    await join(3, { lat: 5.5, lng: 10.4 })
    await open({ gender: 'female' })
    evening(4)
    await run()
    expect(await told()).toEqual([])
    await open({ gender: 'male', distance: '5' })
    evening(1)
    await run()
    expect(await told()).toEqual([])
    await open({ gender: 'male', distance: '20' })
    evening(1)
    await run()
    expect(await told()).toEqual(['newcomers false'])
  })
})

test('two processes at once tell once', async () => {
  await join(3)
  evening(4)
  await Promise.all([run(), run(), run()])
  await testApp.runJobs()
  expect([await told(), mails().length]).toEqual([['newcomers false'], 1])
})

test('nothing is sent before the evening, nor hours after it: an outage leaves the evening out', async () => {
  await join(3)
  evening(4)
  testApp.clock.advance({ hours: -1 })
  await run()
  expect(await told()).toEqual([])
  // Due since 18:00 in Douala; now it is 22:00 there.
  testApp.clock.advance({ hours: 5 })
  await run()
  expect([await told(), (await alert()).due_at.getTime() - testApp.clock.now().getTime()]).toEqual([[], 20 * hourMs])
  evening(1)
  await run()
  expect(await told()).toEqual(['newcomers false'])
})

test('nobody is told again before they have looked', async () => {
  await join(3)
  evening(4)
  await run()
  await join(3)
  evening(4)
  await run()
  expect(await told()).toEqual(['newcomers false'])
  await open()
  evening(1)
  await run()
  expect(await told()).toEqual(['newcomers false', 'newcomers true'])
})

test.each<[string, () => Promise<unknown>]>([
  ['turned the alert off', () => testApp.call(deleteNewcomerAlert, {}, { as: amina })],
  ['turned notifications off', () => testApp.db.updateTable('member').set({ notifications: false }).where('id', '=', amina.id).execute()],
  ['turned the kind off everywhere', () => prefer({ newcomers: { in_app: false, email: false, push: false } })],
  ['paused', () => setPaused(amina, true)],
])('a member who %s is told nothing', async (_, change) => {
  await join(3)
  await change()
  evening(4)
  await run()
  await testApp.runJobs()
  expect([await told(), mails()]).toEqual([[], []])
})

test('what came during a pause is told of the evening after it', async () => {
  await join(3)
  await setPaused(amina, true)
  evening(4)
  await run()
  testApp.clock.advance({ hours: 6 })
  await setPaused(amina, false)
  await run()
  expect(await told()).toEqual([])
  evening(1)
  await run()
  expect(await told()).toEqual(['newcomers false'])
})

test('the hourly job runs it', async () => {
  await join(3)
  evening(4)
  await testApp.runJobs()
  expect(await told()).toEqual(['newcomers false'])
})
