import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { messageEvent } from '../../contract.ts'

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
  await talk.send(amina, brian, 'tea or coffee?')
})

test('a reply quotes its message in the answer, the event and the conversation', async () => {
  testApp.published.length = 0
  const { body } = await talk.send(brian, amina, 'tea', { reply_to: 2 })
  const quoted = { seq: 2, sender_id: amina.id, kind: 'text', body: 'tea or coffee?', deleted: false }
  expect(body.data.message).toMatchObject({ seq: 3, reply_to: quoted })
  // Events follow the response.
  await new Promise(setImmediate)
  const events = testApp.published.filter(({ name, payload }) => name === messageEvent.name && JSON.stringify(payload).includes('"tea"'))
  expect(events).toMatchObject([
    { to: [amina.id], payload: { message: { reply_to: quoted } } },
    { to: [brian.id], payload: { message: { reply_to: quoted } } },
  ])
  const { messages, conversation } = await talk.list(amina, brian)
  expect(messages.map(({ reply_to }) => reply_to)).toEqual([null, null, quoted])
  expect(conversation?.last_message?.reply_to).toEqual(quoted)
})

test('a quote shows the message as it is now, shortened, and empty once it is deleted', async () => {
  await talk.send(brian, amina, 'tea', { reply_to: 2 })
  await talk.edit(amina, brian, 2, `juice? ${'x'.repeat(400)}`)
  const quote = async () => (await talk.list(brian, amina)).messages.at(-1)?.reply_to
  expect((await quote())?.body).toMatch(/^juice\? x{153}$/)
  await talk.remove(amina, brian, 2)
  expect(await quote()).toMatchObject({ seq: 2, body: '', deleted: true })
  await talk.remove(brian, amina, 3)
  expect((await talk.list(brian, amina)).messages.at(-1)).toMatchObject({ deleted: true, reply_to: null })
})

test('a number beyond the conversation is refused with the field, also without a conversation, and nothing is stored or paid', async () => {
  const ahead = { status: 422, error: { errors: { reply_to: [expect.any(String)] } } }
  expect(await talk.send(brian, amina, 'tea', { reply_to: 3 })).toMatchObject(ahead)
  expect(await talk.send(brian, amina, 'tea', { reply_to: 0 })).toMatchObject(ahead)
  const esi = await createPerson(testApp, 'esi')
  const left = async () => (await talk.list(brian, esi)).stranger?.request.remaining
  const before = await left()
  expect(await talk.send(brian, esi, 'tea', { reply_to: 1 })).toMatchObject(ahead)
  expect(await left()).toBe(before)
  expect((await talk.list(brian, amina)).messages).toHaveLength(2)
})

test('a reply can accept a request', async () => {
  const esi = await createPerson(testApp, 'esi')
  await talk.send(brian, esi, 'may I?')
  expect((await talk.send(esi, brian, 'you may', { reply_to: 1 })).body.data.message).toMatchObject({
    seq: 2,
    reply_to: { seq: 1, body: 'may I?' },
  })
  expect((await talk.list(brian, esi)).conversation?.state).toBe('open')
})

test('the same id, ten times at once and later, is one reply with equal answers', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => talk.send(brian, amina, 'tea', { id, reply_to: 2 })))
  answers.push(await talk.send(brian, amina, 'tea', { id, reply_to: 2 }))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.body.data.message).toMatchObject({ seq: 3, reply_to: { seq: 2 } })
  await talk.react(amina, brian, 3, '❤️')
  expect((await talk.send(brian, amina, 'tea', { id, reply_to: 2 })).body.data.message).toMatchObject({
    change: 1,
    reactions: [{ member_id: amina.id, emoji: '❤️' }],
  })
})

test('an ordinary text is stored in one statement, and a conversation without changes is read without another', async () => {
  await talk.send(amina, brian, 'warm up')
  const sent = await testApp.watch(() => talk.send(amina, brian, 'plain'))
  const read = await testApp.watch(() => talk.list(amina, brian))
  const of = (statements: readonly unknown[], text: string) => statements.filter((one) => JSON.stringify(one).includes(text)).length
  expect(of(sent.statements, 'send_content')).toBe(1)
  for (const text of ['message_reaction', 'asked (conversation_id, seq)']) {
    expect(of(sent.statements, text)).toBe(0)
    expect(of(read.statements, text)).toBe(0)
  }
  await talk.react(brian, amina, 2, '👍')
  const changed = await testApp.watch(() => talk.list(amina, brian))
  expect(of(changed.statements, 'message_reaction')).toBeGreaterThan(0)
})
