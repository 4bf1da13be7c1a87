// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setMemberPaused } from '#features/members/server/index.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { postReaction, unmatchMember } from '#features/reactions/contract.ts'
import { shareDate } from '#features/shared-dates/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { goToEvening, matchAndWrite } from '#tests/support/features/outcomes.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { listMeetingQuestions } from '../../contract.ts'
import { askMeetingQuestions } from './ask-questions.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.clock.advance({ days: 15 })
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  // Outside the days of the limits for new accounts.
  testApp.clock.advance({ days: 4 })
})

const run = () =>
  askMeetingQuestions(testApp.platform, {
    now: testApp.clock.now(),
    batches: createDeletionBudget(testApp.db, { rows: 1000, ms: 60_000 }),
  })
const asked = async (person: Person) => (await testApp.call(listMeetingQuestions, {}, { as: person })).body.data.uids
const listed = async (person: Person) =>
  (await testApp.call(listNotifications, { query: {} }, { as: person })).body.data.notifications.filter(({ kind }) => kind === 'question')
const rows = () =>
  testApp.db.selectFrom('meeting_question').select(['member_id', 'state', 'times']).where('member_id', 'in', [amina.id, brian.id]).execute()
const mails = ({ email }: Person) => testApp.mails.filter(({ to, subject }) => to.address === email && subject === 'A question for you')
const block = (from: Person, to: Person, action: 'block' | 'unblock' = 'block') =>
  testApp.call(postReaction, { params: { action }, query: { uid: to.id } }, { as: from })

const shareDateIn2Days = async (from: Person, other: Person): Promise<void> => {
  const at = new Date(testApp.clock.now().getTime() + 2 * dayMs).toISOString()
  const body = { id: randomUUID(), uid: other.id, place: 'Café Zanzibar', words: '', at, zone: 'Africa/Lagos', check_hours: 2 } as const
  expect((await testApp.call(shareDate, { body }, { as: from })).status).toBe(200)
}

test('both are asked once, in the evening, by list, card and a mail that says nothing of it', async () => {
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await Promise.all([run(), run()])
  await run()
  expect([await asked(amina), await asked(brian)]).toEqual([[brian.id], [amina.id]])
  expect(await listed(amina)).toMatchObject([
    { title: 'Have you met Brian?', person: { id: brian.id }, path: `/dashboard/messages?uid=${brian.id}`, read: false },
  ])
  await testApp.runJobs()
  const [mail, ...others] = mails(amina)
  expect(others).toEqual([])
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).toMatch(/question/i)
    expect(part).not.toMatch(/Brian|Otieno|\bmet\b|\bmeet|\bdat(e|ing)\b|match|person/i)
    expect(part).not.toContain(brian.id)
  }
})

test('two who have shared a date are asked only after it', async () => {
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await shareDateIn2Days(amina, brian)
  await run()
  expect([await asked(amina), await asked(brian)]).toEqual([[], []])
  goToEvening(testApp, 3)
  await run()
  expect([await asked(amina), await asked(brian)]).toEqual([[brian.id], [amina.id]])
})

test('a question that was asked waits while there is a date to come', async () => {
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await run()
  await shareDateIn2Days(brian, amina)
  expect([await asked(amina), await asked(brian)]).toEqual([[], []])
  goToEvening(testApp, 3)
  expect(await asked(amina)).toEqual([brian.id])
})

describe('nobody is asked', () => {
  test.each<[string, [number, number]]>([
    ['of few messages', [13, 6]],
    ['of messages from one side', [30, 4]],
  ])('%s', async (_, texts) => {
    await matchAndWrite(testApp, amina, brian, texts)
    goToEvening(testApp, 4)
    await run()
    expect(await asked(amina)).toEqual([])
  })

  test('in the first days, in the night, or long after the last message', async () => {
    await matchAndWrite(testApp, amina, brian)
    goToEvening(testApp, 2)
    await run()
    expect(await rows()).toEqual([])
    goToEvening(testApp, 2)
    testApp.clock.advance({ hours: 3 })
    await run()
    expect(await rows()).toEqual([])
    goToEvening(testApp, 30)
    await run()
    expect(await rows()).toEqual([])
  })

  test('who has turned every channel of it off; the other is', async () => {
    await inTransaction(testApp.db, (tx) =>
      changeNotificationPreferences(tx, amina.id, { question: { in_app: false, email: false, push: false } }),
    )
    await matchAndWrite(testApp, amina, brian)
    goToEvening(testApp, 4)
    await run()
    expect([await asked(amina), await asked(brian)]).toEqual([[], [amina.id]])
  })

  test('while one of the two has paused, is suspended or has blocked', async () => {
    await matchAndWrite(testApp, amina, brian)
    goToEvening(testApp, 4)
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, brian.id, true))
    await run()
    expect(await rows()).toEqual([])
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, brian.id, false))
    await block(brian, amina)
    await run()
    expect(await rows()).toEqual([])
  })
})

test('a member is asked about one person a week, and about each at most three times', async () => {
  const diego = await createPerson(testApp, 'diego')
  testApp.clock.advance({ days: 4 })
  await matchAndWrite(testApp, amina, brian)
  await matchAndWrite(testApp, amina, diego)
  goToEvening(testApp, 4)
  // Counts stored keys, which stay when an unanswered notification is withdrawn. The API is not used, because a session would end within 60 days.
  const told = () => testApp.db.selectFrom('notification_key').select('member_id').where('member_id', '=', amina.id).execute()
  const days: number[] = []
  for (let day = 0; day < 60; day++) {
    const before = (await told()).length
    await run()
    if ((await told()).length > before) days.push(day)
    // The two members go on writing to each other.
    await testApp.db.updateTable('conversation').set({ last_at: testApp.clock.now() }).execute()
    goToEvening(testApp, 1)
  }
  expect(days).toEqual([0, 7, 14, 21, 28, 35])
  expect((await rows()).find(({ member_id }) => member_id === amina.id)).toMatchObject({ times: 3, state: 'later' })
})

test('a question waits a week; then it and its notification are gone', async () => {
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await run()
  goToEvening(testApp, 6)
  await run()
  expect([await asked(amina), (await listed(amina)).length]).toEqual([[brian.id], 1])
  goToEvening(testApp, 1)
  expect(await asked(amina)).toEqual([])
  await run()
  expect([await listed(amina), (await rows()).map(({ state }) => state)]).toEqual([[], ['later', 'later']])
})

describe('an open question is gone for both', () => {
  beforeEach(async () => {
    await matchAndWrite(testApp, amina, brian)
    goToEvening(testApp, 4)
    await run()
    expect((await rows()).length).toBe(2)
  })
  const expectGone = async () => {
    for (const person of [amina, brian]) expect([await asked(person), await listed(person)]).toEqual([[], []])
  }

  test('after an unmatch, with every row', async () => {
    await testApp.call(unmatchMember, { params: { uid: brian.id } }, { as: amina })
    await expectGone()
    expect(await rows()).toEqual([])
  })

  test('after a block, with every row once it cannot be undone; undone, it is back', async () => {
    await block(amina, brian)
    expect(await asked(amina)).toEqual([])
    await block(amina, brian, 'unblock')
    expect(await asked(amina)).toEqual([brian.id])
    await block(brian, amina)
    testApp.clock.advance({ minutes: 2 })
    await testApp.runJobs()
    await expectGone()
    expect(await rows()).toEqual([])
  })

  test('during a pause', async () => {
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, true))
    expect([await asked(amina), await asked(brian)]).toEqual([[], []])
    await run()
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, false))
    await expectGone()
  })
})

test('the job of the evening runs it', async () => {
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await testApp.runJobs()
  expect(await asked(amina)).toEqual([brian.id])
})
