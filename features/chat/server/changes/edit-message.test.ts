import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { messageChangedEvent, messageEvent } from '../../contract.ts'
import { storeGiftMessage } from '../index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { randomUUID } from 'node:crypto'

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
  await talk.send(amina, brian, 'see you at fife')
  testApp.published.length = 0
})

/** The events of changes; those of messages are published after the response. */
const changeEvents = () => testApp.published.filter(({ name }) => name === messageChangedEvent.name)

test('replaces the text for both, says when, and publishes it to both', async () => {
  testApp.clock.advance({ minutes: 3 })
  const { status, body } = await talk.edit(amina, brian, 2, '  see you at five ')
  const edited = { seq: 2, body: 'see you at five', edited_at: testApp.clock.now().toISOString(), change: 1, deleted: false }
  expect([status, body.data.message]).toMatchObject([200, edited])
  for (const [as, peer] of [
    [amina, brian],
    [brian, amina],
  ] as const) {
    const { messages, conversation } = await talk.list(as, peer)
    expect(messages.at(-1)).toMatchObject(edited)
    expect(conversation).toMatchObject({ last_change: 1, last_message: edited })
  }
  expect(changeEvents()).toMatchObject([
    { to: [brian.id], payload: { uid: amina.id, message: edited } },
    { to: [amina.id], payload: { uid: brian.id, message: edited } },
  ])
})

test('does not move the conversation in the list, notify anybody or change the unread count', async () => {
  const before = await talk.list(brian, amina)
  testApp.clock.advance({ minutes: 3 })
  await talk.edit(amina, brian, 2, 'see you at five')
  await testApp.runJobs()
  const rows = await testApp.db.selectFrom('participant').select(['last_at', 'unread']).where('member_id', '=', brian.id).execute()
  expect(rows).toMatchObject([{ unread: 1 }])
  expect(rows[0]?.last_at.toISOString()).toBe(before.messages.at(-1)?.created_at)
  expect(await testApp.db.selectFrom('notification').select('id').where('member_id', '=', brian.id).execute()).toEqual([])
  expect(changeEvents()).toHaveLength(2)
  expect(testApp.published.filter(({ name }) => name !== messageEvent.name && name !== messageChangedEvent.name)).toEqual([])
})

test('the same text, also as a double click, changes nothing', async () => {
  const both = await Promise.all([talk.edit(amina, brian, 2, 'at five'), talk.edit(amina, brian, 2, 'at five')])
  expect(both.map(({ status, body }) => [status, body.data.message.change])).toEqual([
    [200, 1],
    [200, 1],
  ])
  testApp.clock.advance({ hours: 1 })
  expect((await talk.edit(amina, brian, 2, 'at five')).body.data.message).toMatchObject({ change: 1, body: 'at five' })
  expect(changeEvents()).toHaveLength(2)
  const versions = testApp.db
    .selectFrom('message_version')
    .innerJoin('participant', 'participant.conversation_id', 'message_version.conversation_id')
    .select('body')
    .where('participant.member_id', '=', amina.id)
  expect(await versions.execute()).toEqual([{ body: 'see you at fife' }])
})

test('is possible at 14:59 and at 15:00, and refused at 15:01', async () => {
  testApp.clock.advance({ minutes: 14, seconds: 59 })
  expect((await talk.edit(amina, brian, 2, 'one')).status).toBe(200)
  testApp.clock.advance({ seconds: 1 })
  expect((await talk.edit(amina, brian, 2, 'two')).status).toBe(200)
  testApp.clock.advance({ seconds: 1 })
  expect(await talk.edit(amina, brian, 2, 'three')).toMatchObject({ status: 409, error: { code: 'chat.too_late' } })
  expect((await talk.list(brian, amina)).messages.at(-1)).toMatchObject({ body: 'two', change: 2 })
})

test('is refused for messages of the other, gifts, lines by the service and deleted messages', async () => {
  expect(await talk.edit(brian, amina, 2, 'mine')).toMatchObject({ status: 403, error: { code: 'chat.not_own' } })
  const giftId = randomUUID()
  await inTransaction(testApp.db, (tx) =>
    storeGiftMessage(tx, { from: amina.id, to: brian.id, giftId, note: 'roses', now: testApp.clock.now() }),
  )
  await talk.send(amina, brian, 'gone soon')
  await talk.remove(amina, brian, 4)
  for (const seq of [1, 3, 4])
    expect(await talk.edit(amina, brian, seq, 'other words')).toMatchObject({ status: 409, error: { code: 'chat.unchangeable' } })
  expect(await talk.edit(amina, brian, 2, ' ')).toMatchObject({ status: 422, error: { errors: { body: [expect.any(String)] } } })
  expect((await talk.edit(amina, brian, 2, 'x'.repeat(4001))).status).toBe(422)
})

test('an unknown number, an unknown member and a member without a conversation are the same 404', async () => {
  const esi = await createPerson(testApp, 'esi')
  const answers = [
    await talk.edit(amina, brian, 9, 'x'),
    await talk.edit(amina, { ...brian, id: randomUUID() }, 2, 'x'),
    await talk.edit(amina, esi, 1, 'x'),
    await talk.edit(amina, amina, 1, 'x'),
  ]
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
  expect(changeEvents()).toEqual([])
})

test('a repeated message is recognised after its text was edited', async () => {
  const id = randomUUID()
  await talk.send(amina, brian, 'first words', { id })
  await talk.edit(amina, brian, 3, 'better words')
  expect((await talk.send(amina, brian, 'first words', { id })).body.data.message).toMatchObject({
    seq: 3,
    body: 'better words',
    change: 1,
  })
  await talk.remove(amina, brian, 3)
  expect((await talk.send(amina, brian, 'first words', { id })).body.data.message).toMatchObject({ seq: 3, body: '', deleted: true })
  expect((await talk.list(amina, brian)).messages).toHaveLength(3)
})
