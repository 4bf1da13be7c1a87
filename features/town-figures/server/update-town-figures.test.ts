// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { likeMember, sendChatMessages } from '#tests/support/features/outcomes.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { getTownSize } from '../contract.ts'
import { updateTownFigures } from './update-town-figures.ts'
import { readTownFigures, classifyQueueWait } from './read-town-figures.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

const douala = { country: 'CM', city: 'Douala', cell_lat: 4.05, cell_lng: 9.7 }
beforeEach(async () => {
  for (const table of ['town_day', 'town_place', 'town_area', 'town_queue', 'town_progress', 'active_day'] as const)
    await testApp.db.deleteFrom(table).execute()
  await testApp.db.updateTable('member').set({ status: 'paused' }).where('status', '=', 'active').execute()
  testApp.clock.set(new Date((Math.floor(testApp.clock.now().getTime() / dayMs) + 40) * dayMs + dayMs / 2))
})

const people = async (count: number, where: object = douala): Promise<Person[]> => {
  const made: Person[] = []
  while (made.length < count) made.push(await createPerson(testApp, made.length % 2 === 0 ? 'amina' : 'brian'))
  const ids = made.map(({ id }) => id)
  await testApp.db.updateTable('member').set(where).where('id', 'in', ids).execute()
  await testApp.db
    .insertInto('presence')
    .values(ids.map((member_id) => ({ member_id, last_active: testApp.clock.now() })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ last_active: testApp.clock.now() }))
    .execute()
  return made
}
const count = () => updateTownFigures(testApp.platform, testApp.clock.now())
const read = (days = 3) => readTownFigures(testApp.db, days, testApp.clock.now())
const sizeFor = async (person: Person) => (await testApp.call(getTownSize, {}, { as: person })).body.data.fewer_than

test('a day is counted once, two days later, in whole tens, by whichever process', async () => {
  const [hub, ...others] = (await people(13)) as [Person, ...Person[]]
  const day = utcDay(testApp.clock.now())
  for (const other of others) {
    await likeMember(testApp, other, hub)
    await likeMember(testApp, hub, other)
    await sendChatMessages(testApp, other, hub, 1)
  }
  testApp.clock.advance({ hours: 23 })
  for (const other of others.slice(0, 11)) await sendChatMessages(testApp, hub, other, 1)
  testApp.clock.advance({ hours: 2 })
  await sendChatMessages(testApp, hub, others[11] as Person, 1)
  await testApp.db.deleteFrom('active_day').execute()
  await testApp.db.insertInto('active_day').values({ day, slot: 0, members: 37 }).execute()
  await count()
  expect((await read()).days.map((one) => one.day)).not.toContain(day)
  testApp.clock.advance({ days: 1 })
  await Promise.all([count(), count()])
  const counted = (await read()).days[0]
  expect(counted).toMatchObject({ day, active: 30, matches: 10, first_messages: 10, answered: 10, reports: null, spent_usd: null })
  await testApp.db.insertInto('active_day').values({ day, slot: 1, members: 90 }).execute()
  await count()
  expect((await read()).days[0]).toEqual(counted)
})

test('what fewer than ten people did is hidden, however much it is', async () => {
  const five = await people(6)
  const day = utcDay(testApp.clock.now())
  for (const [index, one] of five.entries())
    for (const other of five.slice(index + 1)) {
      await likeMember(testApp, one, other)
      await likeMember(testApp, other, one)
    }
  testApp.clock.advance({ days: 2 })
  await count()
  expect((await read()).days[0]).toMatchObject({ day, matches: null, active: null })
})

test('active members by place and gender, in whole tens, once a day; one more or less changes nothing', async () => {
  await people(24)
  const [gone] = await people(3, { country: 'NG', city: 'Lagos', cell_lat: 6.45, cell_lng: 3.4 })
  await count()
  const first = await read()
  expect(first.places).toEqual([
    { country: 'CM', city: 'Douala', month: { female: 10, male: 10, other: null }, week: { female: 10, male: 10, other: null } },
  ])
  expect(first.places_on).toBe(utcDay(testApp.clock.now()))
  await people(20)
  await count()
  expect((await read()).places).toEqual(first.places)
  testApp.clock.advance({ days: 8 })
  await testApp.db
    .updateTable('member')
    .set({ status: 'deleted' })
    .where('id', '=', gone?.id ?? '')
    .execute()
  await count()
  expect((await read()).places).toEqual([
    { country: 'CM', city: 'Douala', month: { female: 20, male: 20, other: null }, week: { female: null, male: null, other: null } },
  ])
})

test("a gender of the operator's is counted by itself where it reaches ten, and is missing elsewhere", async () => {
  await people(24)
  await people(11, { ...douala, gender: 13 })
  await people(9, { ...douala, gender: 4 })
  await count()
  const figures = { female: 10, male: 10, other: null, own_gender_13: 10 }
  expect((await read()).places).toEqual([{ country: 'CM', city: 'Douala', month: figures, week: figures }])
})

test('the wait of a queue is told in bands, and an empty queue like one of today', async () => {
  const at = (days: number) => new Date(testApp.clock.now().getTime() - days * dayMs)
  const now = testApp.clock.now()
  expect([undefined, at(0.9), at(2.9), at(6.9), at(7.1)].map((oldest) => classifyQueueWait(oldest, now))).toEqual([
    'within_day',
    'within_day',
    'days',
    'week',
    'longer',
  ])
  const [one, other] = (await people(2)) as [Person, Person]
  await testApp.db
    .insertInto('report')
    .values({ id: one.id, reporter_id: one.id, reported_id: other.id, content: 'Asked for money.', created_at: at(4) })
    .execute()
  await count()
  const { queues } = await read()
  expect(queues.find(({ queue }) => queue === 'reports')).toEqual({ queue: 'reports', wait: 'week' })
  expect(queues.find(({ queue }) => queue === 'photos')).toEqual({ queue: 'photos', wait: 'within_day' })
  await testApp.db.deleteFrom('report').execute()
})

test('queues count only what staff see: no photos of unproven accounts, no applicants who have left', async () => {
  const at = new Date(testApp.clock.now().getTime() - 8 * dayMs)
  const [esi, brian] = (await people(2)) as [Person, Person]
  const picture = { storage_key: 'a'.repeat(32), position: 0, width: 10, height: 10, blur: 'x', hash: '0'.repeat(256) }
  await testApp.db
    .insertInto('photo')
    .values({ ...picture, id: esi.id, member_id: esi.id, review: 'waiting', shown: false, created_at: at })
    .execute()
  const application = { hold_id: brian.id, cause: 'approval', signals: '[]', created_at: at }
  await testApp.db
    .insertInto('applicant')
    .values({ ...application, member_id: brian.id })
    .execute()
  const setStatus = (id: string, status: string) => testApp.db.updateTable('member').set({ status }).where('id', '=', id).execute()
  await setStatus(brian.id, 'held')
  const waits = async () => {
    await count()
    return (await read()).queues.flatMap(({ queue, wait }) => (queue === 'photos' || queue === 'applicants' ? [wait] : []))
  }
  expect(await waits()).toEqual(['longer', 'longer'])
  await setStatus(esi.id, 'unverified')
  await setStatus(brian.id, 'deleted')
  expect(await waits()).toEqual(['within_day', 'within_day'])
})

test('a member is told a band that stays for a week when others come, hide, pause or go', async () => {
  const [amina, brian, ...others] = (await people(9)) as [Person, Person, ...Person[]]
  expect(await sizeFor(amina)).toBeNull()
  await count()
  expect(await sizeFor(amina)).toBe(10)
  await people(5)
  testApp.clock.advance({ days: 6 })
  await count()
  expect(await sizeFor(amina)).toBe(10)
  testApp.clock.advance({ days: 1 })
  await count()
  expect(await sizeFor(amina)).toBe(50)
  for (const change of [{ status: 'paused' }, { private_mode: true }, { status: 'suspended' }])
    await testApp.db.updateTable('member').set(change).where('id', '=', brian.id).execute()
  expect(await sizeFor(amina)).toBe(50)
  testApp.clock.advance({ days: 7 })
  await testApp.db
    .updateTable('member')
    .set({ status: 'paused' })
    .where(
      'id',
      'in',
      others.slice(0, 4).map(({ id }) => id),
    )
    .execute()
  await count()
  // Nine of fourteen are left, who are also fewer than 50.
  expect(await sizeFor(amina)).toBe(50)
})

test('far away it is another town, and without a place nothing is told', async () => {
  const [far] = (await people(1, { country: 'NG', city: 'Kano', cell_lat: 12, cell_lng: 8.5 })) as [Person]
  const [nowhere] = (await people(1, { cell_lat: null, cell_lng: null, city: null })) as [Person]
  await people(20)
  await count()
  expect([await sizeFor(far), await sizeFor(nowhere)]).toEqual([10, null])
})
