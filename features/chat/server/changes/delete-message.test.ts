import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBlock, removeBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import {
  acceptRequest,
  declineRequest,
  listConversations,
  markConversationRead,
  messageChangedEvent,
  receiptsEvent,
} from '../../contract.ts'
import { closeConversation, countUnreadMessages, restoreConversation } from '../index.ts'
import { notifyUnread } from '../unread/notify-unread.ts'

let testApp: TestApp
let talk: ReturnType<typeof createChatCalls>
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  talk = createChatCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = await talk.createPair()
  await talk.send(amina, brian, 'my number is 123')
  testApp.published.length = 0
})

const close = () => inTransaction(testApp.db, (tx) => closeConversation(tx, amina.id, brian.id, testApp.clock.now()))
const blockHer = () => inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))

test('empties the message for both, with its reactions, wherever it is read', async () => {
  await talk.react(brian, amina, 2, '😂')
  testApp.clock.advance({ hours: 30 })
  const { status, body } = await talk.remove(amina, brian, 2)
  const gone = { seq: 2, sender_id: amina.id, body: '', deleted: true, reactions: [], edited_at: null, change: 2 }
  expect([status, body.data.message]).toMatchObject([200, gone])
  for (const [as, peer] of [
    [amina, brian],
    [brian, amina],
  ] as const) {
    const list = await testApp.call(listConversations, { query: {} }, { as })
    expect(list.body.data.conversations[0]).toMatchObject({ last_message: gone, last_change: 2 })
    const thread = await talk.list(as, peer)
    expect(thread.messages.at(-1)).toMatchObject(gone)
    expect(JSON.stringify([thread, list.body, await talk.list(as, peer, { changed_after: 0 })])).not.toMatch(/my number|is 123/)
  }
  expect(await testApp.db.selectFrom('message_reaction').select('emoji').where('member_id', '=', brian.id).execute()).toEqual([])
})

test('lowers the unread count of the other member and tells their pages', async () => {
  await talk.send(amina, brian, 'two')
  await talk.send(amina, brian, 'three')
  testApp.published.length = 0
  await talk.remove(amina, brian, 3)
  expect(await countUnreadMessages(testApp.db, brian.id)).toBe(2)
  expect(testApp.published.filter(({ name }) => name === receiptsEvent.name)).toEqual([
    {
      to: [brian.id],
      name: receiptsEvent.name,
      payload: { uid: amina.id, member_id: brian.id, delivered_seq: 0, read_seq: 0, unread: 2, last_seq: 4 },
    },
  ])
  const read = await testApp.call(markConversationRead, { params: { uid: amina.id }, body: { seq: 2 } }, { as: brian })
  expect(read.body.data.unread).toBe(1)
  testApp.published.length = 0
  await talk.remove(amina, brian, 2)
  expect(testApp.published.filter(({ name }) => name === receiptsEvent.name)).toEqual([])
  expect(await countUnreadMessages(testApp.db, brian.id)).toBe(1)
})

test('a deleted message is not notified later', async () => {
  const notified = async () => (await testApp.db.selectFrom('notification').select('id').where('member_id', '=', brian.id).execute()).length
  await talk.remove(amina, brian, 2)
  testApp.clock.advance({ minutes: 3 })
  await notifyUnread(testApp.platform)
  expect(await notified()).toBe(0)
  await talk.send(amina, brian, 'another one')
  await notifyUnread(testApp.platform)
  expect(await notified()).toBe(0)
  testApp.clock.advance({ minutes: 3 })
  await notifyUnread(testApp.platform)
  expect(await notified()).toBe(1)
})

test('repeating it, also twice at once, changes nothing', async () => {
  const all = await Promise.all([talk.remove(amina, brian, 2), talk.remove(amina, brian, 2)])
  all.push(await talk.remove(amina, brian, 2))
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(all[0]?.body.data.message).toMatchObject({ deleted: true, change: 1 })
  expect(testApp.published.filter(({ name }) => name === messageChangedEvent.name)).toHaveLength(2)
})

test('is refused for messages of the other and lines by the service', async () => {
  expect(await talk.remove(brian, amina, 2)).toMatchObject({ status: 403, error: { code: 'chat.not_own' } })
  expect(await talk.remove(amina, brian, 1)).toMatchObject({ status: 409, error: { code: 'chat.unchangeable' } })
  expect((await talk.remove(amina, brian, 9)).status).toBe(404)
})

test('a waiting request can be deleted by its sender only, until it is declined', async () => {
  const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
  await talk.send(one, other, 'may I?')
  expect(await talk.edit(one, other, 1, 'may I, please?')).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
  expect(await talk.react(other, one, 1, '👍')).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
  expect((await talk.remove(one, other, 1)).body.data.message).toMatchObject({ deleted: true })
  expect(await countUnreadMessages(testApp.db, other.id)).toBe(0)
  await testApp.call(declineRequest, { params: { uid: one.id } }, { as: other })
  expect(await talk.remove(one, other, 1)).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
})

test('a request whose message was deleted can still be accepted', async () => {
  const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
  await talk.send(one, other, 'may I?')
  await talk.remove(one, other, 1)
  expect((await testApp.call(acceptRequest, { params: { uid: one.id } }, { as: other })).status).toBe(200)
  expect((await talk.list(other, one)).conversation).toMatchObject({ state: 'open', last_message: { deleted: true } })
})

test('after an unmatch it is refused, after a block the member is not found, and both end with it', async () => {
  await close()
  for (const answer of [await talk.remove(amina, brian, 2), await talk.edit(amina, brian, 2, 'x'), await talk.react(amina, brian, 2, '👍')])
    expect(answer).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
  await blockHer()
  const nobody = await talk.remove(amina, { ...brian, id: randomUUID() }, 2)
  for (const answer of [
    await talk.remove(amina, brian, 2),
    await talk.edit(amina, brian, 2, 'x'),
    await talk.react(amina, brian, 2, '👍'),
    await talk.react(brian, amina, 2, '👍'),
  ])
    expect([answer.status, answer.text]).toEqual([404, nobody.text])
  await inTransaction(testApp.db, async (tx) => {
    await removeBlock(tx, brian.id, amina.id)
    await restoreConversation(tx, brian.id, amina.id, 'open')
  })
  expect((await talk.react(brian, amina, 2, '👍')).body.data.message).toMatchObject({ change: 1, body: 'my number is 123' })
})
