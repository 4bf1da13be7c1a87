// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { goToEvening, matchAndWrite } from '#tests/support/features/outcomes.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { answerMeetingQuestion, type MeetingAnswer } from '../../contract.ts'
import { openMeetingQuestionIfDue } from '../store.ts'
import { answerQuestion } from './answer-question.ts'
import { readOpenQuestions } from './open-questions.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('outcome_count').execute()
  testApp.clock.advance({ days: 30 })
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  testApp.clock.advance({ days: 4 })
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await testApp.runJobs()
  await testApp.db.deleteFrom('outcome_count').execute()
})

const answer = (as: Person, uid: string, given: MeetingAnswer) =>
  testApp.call(answerMeetingQuestion, { params: { uid }, body: { answer: given } }, { as })
// Sessions do not last as long as some of these tests.
const asked = (person: Person) => readOpenQuestions(testApp.db, person.id, testApp.clock.now())
const counted = () => testApp.db.selectFrom('outcome_count').select(['day', 'shown_order', 'measure', 'members']).execute()
const row = () =>
  testApp.db
    .selectFrom('meeting_question')
    .selectAll()
    .where('member_id', '=', amina.id)
    .where('other_id', '=', brian.id)
    .executeTakeFirst()
const day = () => testApp.clock.now().toISOString().slice(0, 10)
const askAgain = () =>
  inTransaction(testApp.db, (tx) => openMeetingQuestionIfDue(tx, { memberId: amina.id, otherId: brian.id }, testApp.clock.now()))

test('a yes counts once, however often and at once it is sent, and is not stored', async () => {
  const replies = await Promise.all([answer(amina, brian.id, 'yes'), answer(amina, brian.id, 'yes')])
  replies.push(await answer(amina, brian.id, 'yes'))
  expect(replies.map(({ status, body }) => [status, body.data.uids])).toEqual([200, 200, 200].map((status) => [status, []]))
  expect(await counted()).toEqual([{ day: day(), shown_order: 'rule', measure: 'met', members: 1 }])
  const notifications = (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data.notifications
  expect(notifications.find(({ kind }) => kind === 'question')?.read).toBe(true)
  expect(await row()).toMatchObject({ state: 'done' })
  testApp.clock.advance({ days: 40 })
  expect([await askAgain(), await asked(amina)]).toEqual([undefined, []])
})

test('the rows after a yes and after "don’t ask again" are the same', async () => {
  await answer(amina, brian.id, 'stop')
  const stopped = await row()
  await testApp.db.updateTable('meeting_question').set({ state: 'open' }).where('member_id', '=', amina.id).execute()
  await answer(amina, brian.id, 'yes')
  expect(await row()).toEqual(stopped)
})

test('after "not yet" the question comes again, two weeks later, and can be answered then', async () => {
  await answer(amina, brian.id, 'not_yet')
  expect([await asked(amina), await counted()]).toEqual([[], []])
  testApp.clock.advance({ days: 13 })
  expect(await askAgain()).toBeUndefined()
  testApp.clock.advance({ days: 1 })
  expect([await askAgain(), await asked(amina)]).toEqual([2, [brian.id]])
  await answerQuestion(testApp.ctx(amina), { uid: brian.id, answer: 'yes' })
  expect((await counted()).map(({ day: at, members }) => [at, members])).toEqual([[day(), 1]])
})

test('both may say yes, and each counts', async () => {
  await answer(amina, brian.id, 'yes')
  await answer(brian, amina.id, 'yes')
  expect((await counted()).reduce((sum, { members }) => sum + members, 0)).toBe(2)
})

test('about anybody else nothing happens, and the reply is that of a stranger', async () => {
  const esi = await createPerson(testApp, 'esi')
  const replies = await Promise.all([esi.id, amina.id, randomUUID()].map((uid) => answer(amina, uid, 'yes')))
  expect(replies.map(({ status, text }) => [status, text])).toEqual(
    replies.map(() => [200, JSON.stringify({ data: { uids: [brian.id] } })]),
  )
  expect(await counted()).toEqual([])
})

test('refuses another answer, an id that is none, and a guest', async () => {
  expect((await answer(amina, brian.id, 'perhaps' as MeetingAnswer)).status).toBe(422)
  expect((await answer(amina, 'brian', 'yes')).status).toBe(422)
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
  expect((await answer(amina, brian.id, 'yes')).status).toBe(403)
  expect(await counted()).toEqual([])
})
