import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listMessages, sendMessage } from '../../contract.ts'
import { closeConversation, openMatchConversation } from '../index.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await match(amina, brian)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const match = (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))
const send = (as: Person, uid: string, body: string, id: string = randomUUID()) =>
  testApp.call(sendMessage, { params: { uid }, body: { id, body } }, { as })
const messagesOf = async (as: Person, peer: Person) => {
  const { body } = await testApp.call(listMessages, { params: { uid: peer.id }, query: { limit: 100 } }, { as })
  return body.data.messages
}
/** Creates two members with a conversation. */
const newPair = async () => {
  const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
  await match(one, other)
  return [one, other] as const
}

describe('sendMessage', () => {
  test('stores and returns the message with the next number', async () => {
    const id = randomUUID()
    const { status, body } = await send(amina, brian.id, '  Bonjour 👋🏾 ', id)
    expect(status).toBe(200)
    const at = testApp.clock.now().toISOString()
    expect(body.data.message).toEqual({
      id,
      seq: 2,
      sender_id: amina.id,
      kind: 'text',
      body: 'Bonjour 👋🏾',
      created_at: at,
      liked_item: null,
      attachment: null,
      reply_to: null,
      edited_at: null,
      deleted: false,
      reactions: [],
      change: 0,
      status: 'sent',
    })
    expect((await messagesOf(brian, amina)).at(-1)).toEqual(body.data.message)
  })

  test('rejects invisible text, but keeps invisible characters beside visible ones', async () => {
    for (const body of [' ', '\u200B', '\u2060\uFEFF', '\u3164', '\u2800\u00AD']) {
      const { status, error } = await send(amina, brian.id, body)
      expect([status, error.errors]).toEqual([422, { body: ['Please enter a message'] }])
    }
    const family = '👨\u200D👩\u200D👧'
    expect((await send(amina, brian.id, family)).body.data.message.body).toBe(family)
  })

  test('the same id, 20 times at once and an hour later, is one message with equal responses', async () => {
    const [one, other] = await newPair()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(one, other.id, 'once', id)))
    testApp.clock.advance({ hours: 1 })
    answers.push(await send(one, other.id, 'once', id))
    await inTransaction(testApp.db, (tx) => closeConversation(tx, one.id, other.id, testApp.clock.now()))
    answers.push(await send(one, other.id, 'once', id))
    await inTransaction(testApp.db, (tx) => addBlock(tx, other.id, one.id, testApp.clock.now()))
    answers.push(await send(one, other.id, 'once', id))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await testApp.db.selectFrom('message').select('seq').where('id', '=', id).execute()).toEqual([{ seq: '2' }])
  })

  test('a sender cannot reuse an id for another text or member, but another sender can use it', async () => {
    const [one, other] = await newPair()
    await match(one, brian)
    const id = randomUUID()
    expect((await send(one, other.id, 'first', id)).status).toBe(200)
    const taken = { status: 409, error: { code: 'chat.id_taken' } }
    expect(await send(one, other.id, 'second', id)).toMatchObject(taken)
    expect(await send(one, brian.id, 'first', id)).toMatchObject(taken)
    expect(await send(one, amina.id, 'first', id)).toMatchObject(taken)
    expect((await send(other, one.id, 'first', id)).status).toBe(200)
    expect((await messagesOf(one, other)).map(({ seq, body }) => [seq, body])).toEqual([
      [1, 'matched'],
      [2, 'first'],
      [3, 'first'],
    ])
    expect(await messagesOf(one, brian)).toHaveLength(1)
  })

  test('one id sent to two members at once is stored for one of them', async () => {
    const [one, other] = await newPair()
    await match(one, brian)
    const id = randomUUID()
    const answers = await Promise.all([other.id, brian.id, other.id, brian.id].map((uid) => send(one, uid, 'whom?', id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
    expect(await testApp.db.selectFrom('message').select('id').where('id', '=', id).execute()).toHaveLength(1)
  })

  test('numbers have no gap when both send 100 messages at once', async () => {
    const [one, other] = await newPair()
    const sent = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
        return (await send(from, to.id, `message ${index}`)).body.data.message
      }),
    )
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 2))
    const unread = await testApp.db.selectFrom('participant').select('unread').where('member_id', 'in', [one.id, other.id]).execute()
    expect(unread).toEqual([{ unread: 50 }, { unread: 50 }])
    const stored = await messagesOf(one, other)
    expect(stored).toEqual(sent.toSorted((a, b) => a.seq - b.seq).slice(-100))
  })

  test('takes 1 to 4000 characters of readable text', async () => {
    const [one, other] = await newPair()
    expect((await send(one, other.id, 'x'.repeat(4000))).body.data.message.body).toHaveLength(4000)
    const refused = ['x'.repeat(4001), '', ' \n\t ', 'a\0b', 'a\ud800b']
    for (const body of refused) {
      const { status, error } = await send(one, other.id, body)
      expect({ status, fields: Object.keys(error.errors ?? {}) }).toEqual({ status: 422, fields: ['body'] })
    }
    expect((await testApp.call(sendMessage, { params: { uid: other.id }, body: { id: 'one', body: 'x' } }, { as: one })).status).toBe(422)
    expect(await messagesOf(one, other)).toHaveLength(2)
  })

  test('rejects oneself, unknown members and blocked members, the last two with the same error', async () => {
    const esi = await createPerson(testApp, 'esi')
    expect(await send(esi, esi.id, 'hello')).toMatchObject({ status: 403, error: { code: 'chat.oneself' } })
    const [one, other] = await newPair()
    const nobody = await send(one, randomUUID(), 'hello')
    expect(nobody.status).toBe(404)
    const unmatched = await createPerson(testApp, 'brian')
    for (const blocker of [other, unmatched]) {
      await inTransaction(testApp.db, (tx) => addBlock(tx, blocker.id, one.id, testApp.clock.now()))
      const { status, text } = await send(one, blocker.id, 'hello')
      expect({ status, text }).toEqual({ status: 404, text: nobody.text })
      expect((await send(blocker, one.id, 'hello')).text).toBe(nobody.text)
    }
    expect((await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: 'x' } })).status).toBe(401)
  })

  test('a message that waits for a block gets the error of an unknown member', async () => {
    const [one, other] = await newPair()
    const nobody = await send(one, randomUUID(), 'wait')
    const waiting = await inTransaction(testApp.db, async (tx) => {
      await addBlock(tx, other.id, one.id, testApp.clock.now())
      await closeConversation(tx, other.id, one.id, testApp.clock.now())
      const sending = send(one, other.id, 'wait')
      // On PostgreSQL the message waits for the conversation's lock; on the embedded database it waits for the only connection.
      for (let look = 0; look < 200; look++) {
        const { rows } = await sql`select from pg_locks where not granted`.execute(tx)
        if (rows.length > 0) break
      }
      return { sending }
    })
    const { status, text } = await waiting.sending
    expect({ status, text }).toEqual({ status: 404, text: nobody.text })
    expect(await testApp.db.selectFrom('message').select('id').where('sender_id', '=', one.id).execute()).toEqual([])
  })

  test('a paused member keeps existing conversations and is hidden from everybody else', async () => {
    const [one, other] = await newPair()
    await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', other.id).execute()
    expect((await send(one, other.id, 'rest well')).status).toBe(200)
    expect((await messagesOf(one, other)).at(-1)?.body).toBe('rest well')
    expect((await send(amina, other.id, 'hello')).status).toBe(404)
    await testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', other.id).execute()
    expect((await send(one, other.id, 'hello?')).status).toBe(404)
  })

  test('200 in a burst, then one a second', async () => {
    const [one, other] = await newPair()
    const id = randomUUID()
    const statuses: number[] = []
    for (let index = 0; index < 201; index++) statuses.push((await send(one, other.id, 'again', id)).status)
    expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true)
    const refused = await send(one, other.id, 'again')
    expect([statuses[200], refused.status, refused.headers['retry-after']]).toEqual([429, 429, '1'])
    testApp.clock.advance({ seconds: 1 })
    expect((await send(one, other.id, 'again')).status).toBe(200)
    expect((await send(one, other.id, 'again')).status).toBe(429)
    expect((await send(other, one.id, 'mine')).status).toBe(200)
  })
})
