import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listMessages, markConversationRead, sendMessage } from '../../contract.ts'
import { openMatchConversation } from '../index.ts'
import { markDelivered } from './receipts.ts'
import { handleMemberConnected, handleMemberDisconnected, publishTyping } from './presence.ts'

let testApp: TestApp
let one: Person
let other: Person
let outsider: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[one, other, outsider] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
  await match(one, other)
  await send(one, other)
  await send(one, other)
  await new Promise(setImmediate)
  testApp.published.length = 0
})

const match = (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))
const send = (as: Person, to: Person) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'hello' } }, { as })
const deliver = (as: Person, from: Person, seq: number) => markDelivered(testApp.ctx(as), testApp.platform, { [from.id]: seq })
const read = (as: Person, from: Person, seq: number) =>
  testApp.call(markConversationRead, { params: { uid: from.id }, body: { seq } }, { as })
const statuses = async (as: Person, peer: Person) =>
  (await testApp.call(listMessages, { params: { uid: peer.id }, query: {} }, { as })).body.data.messages.map(({ status }) => status)
const set = (person: Person, values: { shows_activity?: boolean; shows_reads?: boolean; status?: string }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
const told = (person: Person) => testApp.published.filter(({ to }) => to.includes(person.id)).map(({ name, payload }) => [name, payload])

describe('marks', () => {
  test('move forward only, to the other member and to the other devices of the reader', async () => {
    expect(await statuses(one, other)).toEqual(['sent', 'sent', 'sent'])
    await deliver(other, one, 2)
    await deliver(other, one, 1)
    expect(await statuses(one, other)).toEqual(['sent', 'delivered', 'sent'])
    await read(other, one, 2)
    await deliver(other, one, 99)
    expect(await statuses(one, other)).toEqual(['sent', 'read', 'delivered'])
    const marks = { uid: other.id, member_id: other.id, unread: null, last_seq: null }
    expect(told(one)).toEqual([
      ['message:status', { ...marks, delivered_seq: 2, read_seq: 0 }],
      ['message:status', { ...marks, delivered_seq: 2, read_seq: 2 }],
      ['message:status', { ...marks, delivered_seq: 3, read_seq: 2 }],
    ])
    expect(told(other)).toEqual([
      ['message:status', { uid: one.id, member_id: other.id, delivered_seq: 2, read_seq: 2, unread: 1, last_seq: 3 }],
    ])
    expect(told(outsider)).toEqual([])
  })

  test('are told again when a read is repeated: the process may have ended before it told them', async () => {
    await read(other, one, 3)
    const first = [told(one), told(other)]
    testApp.published.length = 0
    await read(other, one, 3)
    expect([told(one), told(other)]).toEqual(first)
    testApp.published.length = 0
    await read(other, one, 2)
    expect(testApp.published).toEqual([])
  })

  test('of a member who hides their activity show delivery only together with reading', async () => {
    await set(other, { shows_activity: false })
    await deliver(other, one, 3)
    expect(told(one)).toEqual([])
    expect(await statuses(one, other)).toEqual(['sent', 'sent', 'sent'])
    await read(other, one, 2)
    expect(told(one)).toMatchObject([['message:status', { delivered_seq: 2, read_seq: 2 }]])
    expect(await statuses(one, other)).toEqual(['sent', 'read', 'sent'])
  })

  test.each(['one', 'other'] as const)('hide reading when %s hides read receipts', async (who) => {
    await set(who === 'one' ? one : other, { shows_reads: false })
    await read(other, one, 3)
    expect(told(one)).toEqual([])
    expect(await statuses(one, other)).toEqual(['sent', 'delivered', 'delivered'])
  })

  test('of a request are shown once it is accepted', async () => {
    await send(outsider, other)
    await new Promise(setImmediate)
    testApp.published.length = 0
    await deliver(other, outsider, 1)
    await read(other, outsider, 1)
    expect(told(outsider)).toEqual([])
    expect(await statuses(outsider, other)).toEqual(['sent'])
    await send(other, outsider)
    expect(await statuses(outsider, other)).toEqual(['read', 'sent'])
  })

  test('are not shown across a block', async () => {
    await inTransaction(testApp.db, (tx) => addBlock(tx, one.id, other.id, testApp.clock.now()))
    await deliver(other, one, 3)
    await read(other, one, 3)
    expect(testApp.published).toEqual([])
  })
})

describe('presence and typing', () => {
  const come = (person: Person) => handleMemberConnected(testApp.ctx(person), testApp.platform)
  const type = (from: Person, to: Person) => publishTyping(testApp.ctx(from), testApp.platform, { uid: to.id })
  const active = async (as: Person, peer: Person) =>
    (await testApp.call(listMessages, { params: { uid: peer.id }, query: {} }, { as })).body.data.conversation?.person.active

  test('are published to conversation partners only', async () => {
    await come(other)
    await type(other, one)
    await type(other, outsider)
    await handleMemberDisconnected(testApp.ctx(other), testApp.platform)
    expect(told(one)).toEqual([
      ['presence', { uid: other.id, active: true, last_seen: 'hour' }],
      ['typing', { uid: other.id }],
      ['presence', { uid: other.id, active: false, last_seen: 'hour' }],
    ])
    expect(testApp.published.every(({ to }) => to.length === 1 && to[0] === one.id)).toBe(true)
  })

  test('60 reconnects publish ten presence events, and the member ends as offline', async () => {
    for (let times = 0; times < 60; times++) {
      await come(other)
      testApp.clock.advance({ seconds: 1 })
      await handleMemberDisconnected(testApp.ctx(other), testApp.platform)
    }
    const states = told(one).map(([, payload]) => (payload as { active: boolean }).active)
    expect(states.filter(Boolean).length).toBeLessThanOrEqual(12)
    expect(states.length).toBeLessThanOrEqual(36)
    expect(states.at(-1)).toBe(false)
    expect(await active(one, other)).toBe(false)
    testApp.clock.advance({ minutes: 5 })
    testApp.published.length = 0
    await come(other)
    expect(told(one)).toHaveLength(1)
  })

  test('a member who disconnected is offline in the next response, and online after reconnecting', async () => {
    await come(other)
    expect(await active(one, other)).toBe(true)
    await handleMemberDisconnected(testApp.ctx(other), testApp.platform)
    expect(await active(one, other)).toBe(false)
    await come(other)
    expect(await active(one, other)).toBe(true)
  })

  test.each(['one', 'other'] as const)('are hidden both ways when %s hides their activity', async (who) => {
    await set(who === 'one' ? one : other, { shows_activity: false })
    await come(other)
    await type(other, one)
    await come(one)
    await type(one, other)
    expect(testApp.published).toEqual([])
  })

  test('are not published across a block, in a request, or after the conversation ended', async () => {
    await send(outsider, one)
    await new Promise(setImmediate)
    testApp.published.length = 0
    await type(outsider, one)
    await type(one, outsider)
    await come(outsider)
    await inTransaction(testApp.db, (tx) => addBlock(tx, one.id, other.id, testApp.clock.now()))
    for (const person of [one, other]) await come(person)
    await type(other, one)
    await type(one, other)
    expect(testApp.published).toEqual([])
  })

  test('typing events are limited', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => type(other, one)))
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(told(one)).toHaveLength(6)
  })
})
