// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { messageChangedEvent, reactToMessage } from '../../contract.ts'
import { storeGiftMessage } from '../index.ts'

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
  await talk.send(amina, brian, 'I can cook')
  testApp.published.length = 0
})
const changeEvents = () => testApp.published.filter(({ name }) => name === messageChangedEvent.name)
const reactionsOf = async (as: Person, peer: Person) => (await talk.list(as, peer)).messages.at(-1)?.reactions

test('each member has one reaction to a message, which can be changed and removed', async () => {
  expect((await talk.react(brian, amina, 2, '😂')).body.data.message).toMatchObject({
    change: 1,
    reactions: [{ member_id: brian.id, emoji: '😂' }],
    body: 'I can cook',
    edited_at: null,
  })
  await talk.react(amina, brian, 2, '🙏')
  await talk.react(brian, amina, 2, '❤️')
  const both = [
    { member_id: amina.id, emoji: '🙏' },
    { member_id: brian.id, emoji: '❤️' },
  ].toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1))
  expect([await reactionsOf(amina, brian), await reactionsOf(brian, amina)]).toEqual([both, both])
  expect((await talk.react(brian, amina, 2, null)).body.data.message).toMatchObject({
    change: 4,
    reactions: [{ member_id: amina.id, emoji: '🙏' }],
  })
  expect(changeEvents()).toHaveLength(8)
})

test('repeating it, also twice at once, has no number and no event', async () => {
  const all = await Promise.all([talk.react(brian, amina, 2, '👍'), talk.react(brian, amina, 2, '👍')])
  all.push(await talk.react(brian, amina, 2, '👍'))
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(changeEvents()).toHaveLength(2)
  expect((await talk.react(amina, brian, 2, null)).body.data.message.change).toBe(1)
  expect(changeEvents()).toHaveLength(2)
})

test('gifts can be reacted to; lines by the service and deleted messages cannot', async () => {
  await inTransaction(testApp.db, (tx) =>
    storeGiftMessage(tx, { from: amina.id, to: brian.id, giftId: randomUUID(), note: '', now: testApp.clock.now() }),
  )
  expect((await talk.react(brian, amina, 3, '😮')).body.data.message).toMatchObject({ kind: 'gift', reactions: [{ emoji: '😮' }] })
  await talk.remove(amina, brian, 2)
  for (const seq of [1, 2])
    expect(await talk.react(brian, amina, seq, '👍')).toMatchObject({ status: 409, error: { code: 'chat.unchangeable' } })
  expect((await talk.react(brian, amina, 9, '👍')).status).toBe(404)
  const other = await testApp.call(reactToMessage, { params: { uid: amina.id, seq: 3 }, body: { emoji: '🍆' as never } }, { as: brian })
  expect(other).toMatchObject({ status: 422, error: { errors: { emoji: [expect.any(String)] } } })
})

test('counts towards the limit of messages', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 201; index++) statuses.push((await talk.react(brian, amina, 2, '👍')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect([statuses.at(-1), (await talk.send(brian, amina, 'hello')).status]).toEqual([429, 429])
})
