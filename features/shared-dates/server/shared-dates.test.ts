import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personalDataHandlers } from '#apps/server/features.ts'
import { listMessages } from '#features/chat/contract.ts'
import { startDeletion, startSuspension } from '#features/members/server/index.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { blockOrUnblock, unmatchMember } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { likeMember } from '#tests/support/features/outcomes.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createPhotos, jpegWithGps } from '#tests/support/people/photos.ts'
import {
  answerCheckIn,
  answerDateAsk,
  type DateAskAnswer,
  endSharedDate,
  listSharedDates,
  type NewSharedDate,
  renewDateLink,
  shareDate,
} from '../contract.ts'
import { purgeDatesHourly } from './purge-dates.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await likeMember(testApp, amina, brian)
  await likeMember(testApp, brian, amina)
  await createPhotos(testApp, brian, [await jpegWithGps()])
  await testApp.runJobs()
})

const inHours = (hours: number): string => new Date(testApp.clock.now().getTime() + hours * 3_600_000).toISOString()
const newDate = (changes: Partial<NewSharedDate> = {}): NewSharedDate => ({
  id: randomUUID(),
  place: 'Café Zanzibar <b>, Rue 1',
  words: 'Call me at ten',
  at: inHours(20),
  zone: 'Africa/Lagos',
  check_hours: 2,
  ...changes,
})
const share = (body: NewSharedDate, as = amina) => testApp.call(shareDate, { body }, { as })
const pathOf = (link: string): string => new URL(link).pathname
const shareAndAsk = async () => {
  const date = newDate({ uid: brian.id })
  const { body } = await share(date)
  return { id: date.id, path: pathOf(body.data.link) }
}
const look = async (path: string, language = 'en') => {
  const { statusCode, headers, rawPayload, payload } = await testApp.app.inject({ url: path, headers: { 'accept-language': language } })
  return { status: statusCode, headers, bytes: rawPayload, text: payload }
}
const answer = (id: string, given: DateAskAnswer, as = brian) =>
  testApp.call(answerDateAsk, { params: { id }, body: { answer: given } }, { as })
const list = async (as = amina) => (await testApp.call(listSharedDates, undefined, { as })).body.data
/** Returns the parts of a response that two responses can be compared by: everything except the time. */
const comparable = ({ status, headers, bytes }: Awaited<ReturnType<typeof look>>) => {
  const { date: _date, ...rest } = headers
  return { status, rest, bytes: bytes.toString('base64') }
}
const nonsense = `/date/${'A'.repeat(43)}`

test('a link shows first name, words, place and time in the language of the friend, and nothing of the other', async () => {
  const { status, body } = await share(newDate({ uid: brian.id }))
  expect(status).toBe(200)
  const token = pathOf(body.data.link).split('/')[2] ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const page = await look(pathOf(body.data.link), 'fr')
  expect(page.status).toBe(200)
  for (const shown of ['Amina a un rendez-vous', 'Café Zanzibar &lt;b&gt;, Rue 1', 'Call me at ten', 'quelqu’un de Ndloo', 'Africa/Lagos'])
    expect(page.text).toContain(shown)
  for (const hidden of ['Brian', '<script', amina.id, brian.id, '<img']) expect(page.text).not.toContain(hidden)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-language': 'fr',
  })
  expect(page.headers['set-cookie']).toBeUndefined()
  expect((await look(`${pathOf(body.data.link)}?lang=sw`)).text).toContain('Amina ana miadi')
  expect(JSON.stringify(await testApp.db.selectFrom('shared_date').selectAll().execute())).not.toContain(token)
})

test('the other is asked in the conversation, and shown with a photo only while they agree', async () => {
  const { id, path } = await shareAndAsk()
  const { messages } = (await testApp.call(listMessages, { params: { uid: amina.id }, query: {} }, { as: brian })).body.data
  expect(messages.at(-1)).toMatchObject({ id, kind: 'date', sender_id: amina.id })
  expect(messages.at(-1)?.body).toContain('Africa/Lagos · Café Zanzibar')
  expect((await list(brian)).asks).toEqual([{ id, answer: null }])
  const silent = await list()
  expect((await look(`${path}/photo`)).status).toBe(404)

  await testApp.runJobs()
  testApp.published.length = 0
  expect((await answer(id, 'declined')).status).toBe(200)
  await testApp.runJobs()
  // For the sharer, a refusal looks like a missing answer: no event arrives, and the list is the same.
  expect(testApp.published.filter(({ name }) => name === 'shared-date').map(({ to }) => to)).toEqual([[brian.id]])
  expect(await list()).toEqual(silent)

  await answer(id, 'agreed')
  const agreed = await look(path)
  expect(agreed.text).toContain('With Brian')
  expect(agreed.text).not.toContain(brian.id)
  const photo = await look(`${path}/photo`)
  expect([photo.status, photo.headers['content-type'], photo.bytes.length > 100]).toEqual([200, 'image/webp', true])
  await testApp.db.updateTable('member').set({ blurs_photos: true }).where('id', '=', brian.id).execute()
  const blurred = await look(`${path}/photo`)
  expect([blurred.status, blurred.headers['cache-control'], (await sharp(blurred.bytes).metadata()).width]).toEqual([200, 'no-store', 160])
  expect((await list()).dates[0]).toMatchObject({ agreed: true, name: 'Brian' })
  await answer(id, 'declined')
  expect([(await look(path)).text.includes('Brian'), (await look(`${path}/photo`)).status]).toEqual([false, 404])
})

describe('an agreement ends', () => {
  const end: Record<string, () => Promise<unknown>> = {
    'with a block by the sharer': () =>
      testApp.call(blockOrUnblock, { params: { id: brian.id }, body: { action: 'block' } }, { as: amina }),
    'with a block by the other': () => testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action: 'block' } }, { as: brian }),
    'with an unmatch': () => testApp.call(unmatchMember, { params: { uid: amina.id } }, { as: brian }),
    'with the deletion of the other': () =>
      inTransaction(testApp.db, (tx) =>
        startDeletion(tx, { id: brian.id, status: 'active' }, { now: testApp.clock.now(), eraseAt: new Date(inHours(700)) }),
      ),
    'with the suspension of the other': () => suspend(brian),
    'with the suspension of the sharer': () => suspend(amina),
  }
  const suspend = ({ id }: Person) =>
    inTransaction(testApp.db, (tx) =>
      startSuspension(
        tx,
        { id, status: 'active' },
        { decisionId: randomUUID(), kind: 'hold', until: null, reason: 'rude', now: testApp.clock.now() },
      ),
    )
  test.each(Object.entries(end))('%s, at once and for good', async (_name, act) => {
    const { id, path } = await shareAndAsk()
    await answer(id, 'agreed')
    expect((await look(path)).text).toContain('Brian')
    await act()
    const page = await look(path)
    expect([page.status, page.text.includes('Brian'), (await look(`${path}/photo`)).status]).toEqual([200, false, 404])
    testApp.clock.advance({ minutes: 2 })
    await testApp.runJobs()
    await purgeDatesHourly.run(
      testApp.platform,
      { now: testApp.clock.now(), batches: createDeletionBudget(testApp.db, { rows: 100, ms: 1000 }) },
      {},
    )
    const row = await testApp.db.selectFrom('shared_date').select(['other_id', 'answer']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ other_id: null, answer: null })
    expect((await answer(id, 'agreed')).status).not.toBe(200)
  })
})

test('a link that has ended, was renewed or outlived its date answers byte for byte as one that never was', async () => {
  const [ended, renewed, expired] = [await shareAndAsk(), await shareAndAsk(), await shareAndAsk()]
  expect((await testApp.call(endSharedDate, { params: { id: ended.id } }, { as: amina })).status).toBe(200)
  expect((await testApp.call(endSharedDate, { params: { id: ended.id } }, { as: amina })).status).toBe(200)
  const { body } = await testApp.call(renewDateLink, { params: { id: renewed.id } }, { as: amina })
  expect((await look(pathOf(body.data.link))).status).toBe(200)
  await testApp.db.updateTable('shared_date').set({ ends_at: testApp.clock.now() }).where('id', '=', expired.id).execute()
  for (const suffix of ['', '/photo', '?lang=pt']) {
    const never = comparable(await look(`${nonsense}${suffix}`))
    expect(never.status).toBe(404)
    for (const { path } of [ended, renewed, expired]) expect(comparable(await look(`${path}${suffix}`))).toEqual(never)
  }
  for (const { id } of [ended, expired]) {
    expect((await testApp.call(renewDateLink, { params: { id } }, { as: amina })).status).toBe(404)
    expect((await answer(id, 'agreed')).status).toBe(404)
    expect((await testApp.call(answerCheckIn, { params: { id }, body: { answer: 'well' } }, { as: amina })).status).toBe(404)
  }
})

test('a member shares three dates at most, also with four at once, and one date once', async () => {
  const dates = [newDate(), newDate(), newDate(), newDate()]
  const replies = await Promise.all(dates.map((date) => share(date)))
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 422])
  const [first] = (await list()).dates
  if (first === undefined) throw new Error('no date')
  const twice = await Promise.all([share(newDate({ id: first.id })), share(newDate({ id: first.id }))])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  // Only the newest link still opens the date.
  const seen = await Promise.all(twice.map(async ({ body }) => (await look(pathOf(body.data.link))).status))
  expect(seen.sort((a, b) => a - b)).toEqual([200, 404])
  expect((await list()).dates).toHaveLength(3)
  expect((await share(newDate({ id: first.id }), brian)).error.code).toBe('shared_dates.id_taken')
})

test('a refusal names the field, asks nobody and stores nothing', async () => {
  const stranger = await createPerson(testApp, 'diego')
  for (const at of [inHours(-1), inHours(24 * 31)]) {
    const { status, error } = await share(newDate({ at }))
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['at']])
  }
  expect(Object.keys((await share(newDate({ place: ' ' }))).error.errors ?? {})).toEqual(['place'])
  expect(Object.keys((await share(newDate({ zone: 'Mars/Base' }))).error.errors ?? {})).toEqual(['zone'])
  expect((await share(newDate({ uid: stranger.id }))).error.code).toBe('shared_dates.not_open')
  expect((await share(newDate({ uid: randomUUID() }))).status).toBe(404)
  expect((await list()).dates).toEqual([])
  const { id } = await shareAndAsk()
  expect([(await answer(id, 'agreed', stranger)).status, (await answer(id, 'agreed', amina)).status]).toEqual([404, 404])
})

describe('the check-in', () => {
  const minutesAfterCheckIn = async (id: string, minutes: number) => {
    const { check_at } = await testApp.db.selectFrom('shared_date').select('check_at').where('id', '=', id).executeTakeFirstOrThrow()
    testApp.clock.set(new Date(check_at.getTime() + minutes * 60_000))
    await testApp.runJobs()
  }
  const asked = async () =>
    (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data.notifications.filter(({ kind }) => kind === 'check_in')

  test('asks once at its time; without an answer in half an hour the link says so, and the last answer counts', async () => {
    const { id, path } = await shareAndAsk()
    expect((await look(path)).text).toContain('We’ll ask Amina')
    await minutesAfterCheckIn(id, 0)
    expect(await asked()).toMatchObject([{ title: 'Everything all right?', path: '/dashboard/shared-dates', read: false }])
    await minutesAfterCheckIn(id, 29)
    expect((await look(path)).text).not.toContain('hasn’t answered')
    await minutesAfterCheckIn(id, 30)
    expect((await look(path)).text).toContain('hasn’t answered the check-in')
    expect(await asked()).toHaveLength(1)
    await testApp.call(answerCheckIn, { params: { id }, body: { answer: 'help' } }, { as: amina })
    expect((await look(path)).text).toContain('Amina asked for help')
    expect(await asked()).toMatchObject([{ read: true }])
    await testApp.call(answerCheckIn, { params: { id }, body: { answer: 'well' } }, { as: amina })
    expect((await look(path)).text).toContain('everything is all right')
  })

  test('is not asked after an answer or the end, nor where it is switched off', async () => {
    const [answered, ended] = [await shareAndAsk(), await shareAndAsk()]
    await testApp.call(answerCheckIn, { params: { id: answered.id }, body: { answer: 'well' } }, { as: amina })
    await testApp.call(endSharedDate, { params: { id: ended.id } }, { as: amina })
    await minutesAfterCheckIn(answered.id, 5)
    expect(await asked()).toEqual([])
    const silent = await shareAndAsk()
    await inTransaction(testApp.db, (tx) =>
      changeNotificationPreferences(tx, amina.id, { check_in: { in_app: false, email: false, push: false } }),
    )
    await minutesAfterCheckIn(silent.id, 31)
    expect(await asked()).toEqual([])
    expect((await look(silent.path)).text).toContain('hasn’t answered the check-in')
  })
})

test('the export of each has their own part; erasure and retention leave nothing', async () => {
  const { id, path } = await shareAndAsk()
  await answer(id, 'agreed')
  const handler = personalDataHandlers['shared-dates']
  if (handler === undefined) throw new Error('no handler')
  const [hers, his] = [await handler.export(testApp.db, amina.id), await handler.export(testApp.db, brian.id)]
  expect(hers).toMatchObject({ shared_dates: [{ asked: brian.id, words: 'Call me at ten' }], asked_about_dates: [] })
  expect(JSON.stringify(hers)).not.toContain('agreed')
  expect(his).toMatchObject({ shared_dates: [], asked_about_dates: [{ asked_by: amina.id, answer: 'agreed' }] })
  expect(JSON.stringify(his)).not.toContain('Call me')
  await inTransaction(testApp.db, (tx) => handler.erase(tx, brian.id, testApp.clock.now()))
  expect((await look(path)).text).toContain('someone from Ndloo')
  await inTransaction(testApp.db, (tx) => handler.erase(tx, amina.id, testApp.clock.now()))
  expect((await look(path)).status).toBe(404)

  await share(newDate({ at: inHours(1) }))
  const run = () =>
    purgeDatesHourly.run(
      testApp.platform,
      { now: testApp.clock.now(), batches: createDeletionBudget(testApp.db, { rows: 100, ms: 1000 }) },
      {},
    )
  const left = () => testApp.db.selectFrom('shared_date').select('id').where('member_id', '=', amina.id).execute()
  testApp.clock.advance({ hours: 48 })
  await run()
  expect(await left()).toHaveLength(1)
  testApp.clock.advance({ hours: 2 })
  await run()
  expect(await left()).toEqual([])
})
