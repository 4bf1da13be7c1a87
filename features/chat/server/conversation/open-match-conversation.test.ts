import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
})
afterAll(() => testApp[Symbol.asyncDispose]())

const match = () => inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, brian.id, testApp.clock.now()))
const close = () => inTransaction(testApp.db, (tx) => closeConversation(tx, brian.id, amina.id, testApp.clock.now()))
const read = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
const say = (as: Person, uid: string, body: string) =>
  testApp.call(sendMessage, { params: { uid }, body: { id: randomUUID(), body } }, { as })

describe('openMatchConversation', () => {
  test('opens one conversation with one system message, also when called repeatedly and at once', async () => {
    await Promise.all([match(), match(), match()])
    await match()
    const { messages, conversation } = await read(amina, brian.id)
    expect(messages).toMatchObject([{ seq: 1, kind: 'system', body: 'matched', sender_id: null, status: 'sent' }])
    expect(conversation).toMatchObject({
      state: 'open',
      can_message: true,
      last_seq: 1,
      unread: 0,
      person: { id: brian.id, firstname: 'Brian' },
    })
    expect((await read(brian, amina.id)).messages).toEqual(messages)
  })

  test('publishes to both, each with the other as peer', async () => {
    await testApp.runJobs()
    const told = testApp.published.filter(({ name }) => name === 'message')
    expect(told).toHaveLength(2)
    expect(told).toContainEqual(expect.objectContaining({ to: [amina.id], payload: expect.objectContaining({ uid: brian.id }) }))
    expect(told).toContainEqual(expect.objectContaining({ to: [brian.id], payload: expect.objectContaining({ uid: amina.id }) }))
  })

  test('a closed conversation is readable but not writable; a new match reopens it with the next number', async () => {
    expect((await say(amina, brian.id, 'hello')).status).toBe(200)
    await close()
    await close()
    expect(await say(brian, amina.id, 'are you there?')).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
    expect(await say(amina, brian.id, 'yes')).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
    expect((await read(brian, amina.id)).conversation).toMatchObject({ state: 'closed', can_message: false })
    expect((await read(brian, amina.id)).messages).toHaveLength(2)

    await match()
    expect((await read(brian, amina.id)).messages.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'system'],
      [2, 'text'],
      [3, 'system'],
    ])
    expect((await say(brian, amina.id, 'again')).body.data.message.seq).toBe(4)
  })

  test('closing a pair that never talked does nothing', async () => {
    const esi = await createPerson(testApp, 'esi')
    await inTransaction(testApp.db, (tx) => closeConversation(tx, esi.id, amina.id, testApp.clock.now()))
    expect(await read(esi, amina.id)).toMatchObject({ messages: [], conversation: null })
  })

  test('leaves nothing behind when its transaction fails', async () => {
    const diego = await createPerson(testApp, 'diego')
    const failing = inTransaction(testApp.db, async (tx) => {
      await openMatchConversation(tx, diego.id, amina.id, testApp.clock.now())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await read(diego, amina.id)).toMatchObject({ messages: [], conversation: null })
  })
})
