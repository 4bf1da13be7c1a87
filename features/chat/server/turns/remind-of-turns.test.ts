// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { setMemberPaused } from '#features/members/server/index.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { listConversations, markConversationRead, sendMessage } from '../../contract.ts'
import { openMatchConversation } from '../conversation/open-match-conversation.ts'
import { closeConversation } from '../store/conversations.ts'
import { remindOfTurn } from './remind-of-turns.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  // Start each test on an afternoon 20 days later, when the reminders of the test before are over.
  testApp.clock.advance({ days: 20 })
  testApp.clock.set(new Date(Math.floor(testApp.clock.now().getTime() / dayMs) * dayMs + 15 * hourMs))
  await testApp.runJobs()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await match(amina, brian)
})

const match = (one: Person, other: Person) =>
  inTransaction(testApp.db, (tx) => openMatchConversation(tx, one.id, other.id, testApp.clock.now()))
const write = async (from: Person, to: Person): Promise<number> => {
  const { body } = await testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'come over' } }, { as: from })
  return body.data.message.seq
}
/** Lets days pass until an hour of UTC; the reminders are planned at midnight. */
const pass = async (days: number, hour: number): Promise<void> => {
  const midnight = (Math.floor(testApp.clock.now().getTime() / dayMs) + days) * dayMs
  if (days > 0) testApp.clock.set(new Date(midnight))
  await testApp.runJobs()
  testApp.clock.set(new Date(midnight + hour * hourMs))
  await testApp.runJobs()
}
const reminders = async (person: Person) =>
  (await testApp.call(listNotifications, { query: {} }, { as: person })).body.data.notifications.filter(({ kind }) => kind === 'your_turn')
const rows = ({ id }: Person) =>
  testApp.db.selectFrom('notification').select(['about_id']).where('member_id', '=', id).where('kind', '=', 'your_turn').execute()
const mails = ({ email }: Person) => testApp.mails.filter(({ to, subject }) => to.address === email && subject === 'A small reminder')
const listed = async (person: Person) =>
  (await testApp.call(listConversations, { query: {} }, { as: person })).body.data.conversations.map(({ your_turn }) => your_turn)

test('in the evening after two days of silence, by list, label and a mail that names nobody', async () => {
  await write(brian, amina)
  await pass(2, 14)
  expect(await listed(amina)).toEqual([false])
  await pass(0, 17)
  expect([await listed(amina), await listed(brian)]).toEqual([[true], [false]])
  expect(await reminders(amina)).toMatchObject([
    {
      title: 'It’s your turn: Brian wrote to you last.',
      person: { id: brian.id },
      path: `/dashboard/messages?uid=${brian.id}`,
      read: false,
    },
  ])
  expect(await rows(brian)).toEqual([])
  const [mail, ...others] = mails(amina)
  expect(others).toEqual([])
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).toBeTruthy()
    expect(part).not.toMatch(/Brian|Otieno|come over|\bdat(e|ing)\b|match|conversation/i)
    expect(part).not.toContain(brian.id)
  }
})

test('where the member lives, not where the server stands', async () => {
  // In Nairobi the evening begins at 16:00 UTC, an hour before the evening in Douala.
  await testApp.db.updateTable('member').set({ cell_lng: 36.8 }).where('id', '=', amina.id).execute()
  await write(brian, amina)
  await pass(3, 15)
  expect(await rows(amina)).toEqual([])
  await pass(0, 16)
  expect(await rows(amina)).toHaveLength(1)
})

test('one a day over all conversations, the newest first, and each once for a silence', async () => {
  const others = [brian, await createPerson(testApp, 'diego'), await createPerson(testApp, 'esi')]
  for (const other of others.slice(1)) await match(amina, other)
  for (const other of others) {
    await write(other, amina)
    testApp.clock.advance({ minutes: 5 })
  }
  await pass(3, 17)
  expect((await rows(amina)).map(({ about_id }) => about_id)).toEqual([others[2]?.id])
  for (let day = 0; day < 4; day++) await pass(1, 17)
  expect(new Set((await rows(amina)).map(({ about_id }) => about_id))).toEqual(new Set(others.map(({ id }) => id)))
  expect(mails(amina)).toHaveLength(3)
  // A new message begins another silence.
  await write(amina, brian)
  await write(brian, amina)
  await pass(3, 17)
  expect(await rows(amina)).toHaveLength(4)
})

test('by two processes at once, one', async () => {
  const diego = await createPerson(testApp, 'diego')
  await match(amina, diego)
  for (const other of [brian, diego]) await write(other, amina)
  testApp.clock.advance({ days: 2, hours: 2 })
  const evening = testApp.clock.now()
  await Promise.all(Array.from({ length: 6 }, () => remindOfTurn(testApp.platform, { memberId: amina.id, evening })))
  expect(await rows(amina)).toHaveLength(1)
})

test('not hours after the evening, nor weeks after the message', async () => {
  await write(brian, amina)
  testApp.clock.advance({ days: 2, hours: 5 })
  await remindOfTurn(testApp.platform, { memberId: amina.id, evening: new Date(testApp.clock.now().getTime() - 3 * hourMs) })
  expect(await rows(amina)).toEqual([])
  testApp.clock.advance({ days: 12 })
  await remindOfTurn(testApp.platform, { memberId: amina.id, evening: testApp.clock.now() })
  expect(await rows(amina)).toEqual([])
})

describe('nobody is reminded', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['who has answered', () => write(amina, brian)],
    [
      'who has turned every channel off',
      () =>
        inTransaction(testApp.db, (tx) =>
          changeNotificationPreferences(tx, amina.id, { your_turn: { in_app: false, email: false, push: false } }),
        ),
    ],
    ['who is paused', () => inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, true))],
    ['of somebody who is paused', () => inTransaction(testApp.db, (tx) => setMemberPaused(tx, brian.id, true))],
    ['of somebody blocked', () => inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))],
    ['by somebody who has blocked them', () => inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))],
    ['in a closed conversation', () => inTransaction(testApp.db, (tx) => closeConversation(tx, amina.id, brian.id, testApp.clock.now()))],
    ['while suspended', () => testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', amina.id).execute()],
    ['with notifications off', () => testApp.db.updateTable('member').set({ notifications: false }).where('id', '=', amina.id).execute()],
    ['as a guest', () => testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()],
  ])('%s', async (_, prepare) => {
    await write(brian, amina)
    await prepare()
    await pass(3, 17)
    await pass(1, 17)
    expect(await rows(amina)).toEqual([])
  })
})

describe('a reminder is gone, from list, count and mail', () => {
  const remind = async () => {
    testApp.clock.advance({ days: 2, hours: 2 })
    await remindOfTurn(testApp.platform, { memberId: amina.id, evening: testApp.clock.now() })
    expect(await reminders(amina)).toHaveLength(1)
  }
  const unread = async () => (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data.unread
  test.each<[string, () => Promise<unknown>]>([
    ['as soon as they answer', () => write(amina, brian)],
    ['when the other writes again', () => write(brian, amina)],
    [
      'when the conversation closes',
      () => inTransaction(testApp.db, (tx) => closeConversation(tx, amina.id, brian.id, testApp.clock.now())),
    ],
    ['when the other blocks', () => inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))],
  ])('%s', async (_, end) => {
    await write(brian, amina)
    await remind()
    const before = await unread()
    testApp.clock.advance({ seconds: 1 })
    await end()
    expect(await reminders(amina)).toEqual([])
    expect(await unread()).toBe(before - 1)
    await testApp.runJobs()
    expect(mails(amina)).toEqual([])
  })

  test('is read with the conversation', async () => {
    const seq = await write(brian, amina)
    await remind()
    await testApp.call(markConversationRead, { params: { uid: brian.id }, body: { seq } }, { as: amina })
    expect(await reminders(amina)).toMatchObject([{ read: true }])
    await testApp.runJobs()
    expect(mails(amina)).toEqual([])
  })
})

test('the label depends on nothing that the other hides, and not on what was read', async () => {
  const seq = await write(brian, amina)
  await testApp.db.updateTable('member').set({ shows_reads: false, shows_activity: false }).where('id', '=', brian.id).execute()
  testApp.clock.advance({ days: 2 })
  expect(await listed(amina)).toEqual([true])
  await testApp.call(markConversationRead, { params: { uid: brian.id }, body: { seq } }, { as: amina })
  expect(await listed(amina)).toEqual([true])
  await write(amina, brian)
  expect(await listed(amina)).toEqual([false])
})
