import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMe } from '#features/account/contract.ts'
import { listConversations, listMessages, markConversationRead, sendMessage } from '#features/chat/contract.ts'
import { purchaseGift } from '#features/gifts/contract.ts'
import { listNotifications, markNotificationsRead } from '#features/notifications/contract.ts'
import { listReceivedLikes, markLikesSeen, applyReaction } from '#features/reactions/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { giftPlanIds } from '#tests/support/features/gifts.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.clock.advance({ hours: 1 })
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
})

const like = async (from: Person, to: Person) => {
  await testApp.call(applyReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
  await testApp.runJobs()
}
const match = async () => {
  await like(brian, amina)
  await like(amina, brian)
}
const unread = async (as: Person) => (await testApp.call(getMe, {}, { as })).body.data.unread
const told = async (as: Person, kind: string) =>
  (await testApp.call(listNotifications, { query: {} }, { as })).body.data.notifications.flatMap((each) =>
    each.kind === kind ? [each.read] : [],
  )
const bells = async () => {
  await testApp.runJobs()
  return testApp.published.filter(({ name }) => name === 'notification').map(({ to, payload }) => [to, payload])
}

test('the badge of new likes ends when the list is looked at, and its notifications with it', async () => {
  await like(brian, amina)
  expect([await unread(amina), await told(amina, 'like')]).toEqual([{ messages: 0, likes: 1, notifications: 1 }, [false]])
  const { people } = (await testApp.call(listReceivedLikes, { query: {} }, { as: amina })).body.data
  const until = people[0]?.at ?? ''
  testApp.clock.advance({ minutes: 1 })
  testApp.published.length = 0
  const see = () => testApp.call(markLikesSeen, { body: { until } }, { as: amina })
  expect((await Promise.all([see(), see()])).map(({ body }) => body.data)).toEqual([{ likes: 0 }, { likes: 0 }])
  expect([await unread(amina), await told(amina, 'like')]).toEqual([{ messages: 0, likes: 0, notifications: 0 }, [true]])
  // The member's other devices get one event, although `see` ran twice.
  expect(await bells()).toEqual([[[amina.id], { unread: 0 }]])
  // The seen like stays in the list. A mark in the future does not hide a like that comes later.
  expect((await testApp.call(listReceivedLikes, { query: {} }, { as: amina })).body.data.people).toHaveLength(1)
  await testApp.call(markLikesSeen, { body: { until: '2999-01-01T00:00:00.000Z' } }, { as: amina })
  testApp.clock.advance({ minutes: 1 })
  await like(await createPerson(testApp, 'diego'), amina)
  expect((await unread(amina)).likes).toBe(1)
  // An earlier mark does not replace the later one.
  await see()
  expect((await unread(amina)).likes).toBe(1)
})

test('the notification of a match is read once the conversation is opened', async () => {
  await match()
  expect(await told(amina, 'match')).toEqual([false])
  const { last_seq } =
    (await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })).body.data.conversation ?? {}
  await testApp.call(markConversationRead, { params: { uid: brian.id }, body: { seq: last_seq ?? 0 } }, { as: amina })
  expect([await told(amina, 'match'), await told(brian, 'match')]).toEqual([[true], [false]])
  expect((await unread(amina)).notifications).toBe(0)
})

test('the dialog of a match reads its notification, and no other', async () => {
  await match()
  const chantal = await createPerson(testApp, 'chantal')
  await like(chantal, amina)
  await testApp.call(markNotificationsRead, { body: { about: { uid: brian.id, kind: 'match' } } }, { as: amina })
  expect([await told(amina, 'match'), (await unread(amina)).notifications]).toEqual([[true], 1])
})

test('a gift answers what came before: its conversation is not unread for the giver', async () => {
  await match()
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
  await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: crypto.randomUUID(), body: 'hello' } }, { as: brian })
  expect((await unread(amina)).messages).toBe(1)
  await testApp.call(purchaseGift, { params: { planId: giftPlanIds.rose, uid: brian.id }, body: {} }, { as: amina })
  const [row] = (await testApp.call(listConversations, { query: {} }, { as: amina })).body.data.conversations
  expect([row?.unread, row?.last_message?.kind, (await unread(amina)).messages]).toEqual([0, 'gift', 0])
  expect([await told(amina, 'match'), (await unread(brian)).messages]).toEqual([[true], 1])
})
