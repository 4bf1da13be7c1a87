import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { systemAccountPaths, memberAccountPath, postJournal, readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { acceptRequest, declineRequest, listConversations, listMessages, sendMessage } from '../../contract.ts'
import { countUnreadMessages, openMatchConversation } from '../index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const send = (as: Person, uid: string, body = 'hello', id: string = randomUUID()) =>
  testApp.call(sendMessage, { params: { uid }, body: { id, body } }, { as })
const pay = (as: Person, uid: string, id: string = randomUUID()) =>
  testApp.call(sendMessage, { params: { uid }, body: { id, body: 'hello', pay_credits: true } }, { as })
const accept = (as: Person, uid: string) => testApp.call(acceptRequest, { params: { uid } }, { as })
const decline = (as: Person, uid: string) => testApp.call(declineRequest, { params: { uid } }, { as })
const open = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
const left = (person: Person) => readAllowance(testApp.db, person.id, 'messages', testApp.clock.now())
const set = (person: Person, values: { requests_from?: string; has_photo?: boolean; status?: string }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
const strangers = async () => [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')] as const
/** Gives a member credits from the house account. */
const give = (person: Person, credits: number) =>
  inTransaction(testApp.db, (tx) =>
    postJournal(tx, {
      kind: 'opening',
      key: `opening:${randomUUID()}`,
      at: testApp.clock.now(),
      postings: [
        { account: systemAccountPaths.opening.CREDIT, amount: BigInt(-credits) },
        { account: memberAccountPath(person.id, 'CREDIT'), amount: BigInt(credits) },
      ],
    }),
  )
/** A member whose account has no limits for new accounts. */
const settled = async (name: 'amina' | 'brian') => {
  const person = await createPerson(testApp, name)
  const created_at = new Date(testApp.clock.now().getTime() - 73 * 3_600_000)
  await testApp.db.updateTable('member').set({ created_at }).where('id', '=', person.id).execute()
  return person
}

describe('a request', () => {
  test('is one message of the plan, and the receiver sees the sender', async () => {
    const [one, other] = await strangers()
    expect(await open(one, other.id)).toMatchObject({
      conversation: null,
      stranger: { person: { id: other.id }, request: { refusal: null, remaining: 20, price: 5 } },
    })
    const sent = await send(one, other.id, 'May I?')
    expect(sent).toMatchObject({ status: 200, body: { data: { message: { seq: 1, body: 'May I?', status: 'sent' } } } })
    expect(await left(one)).toBe(19)
    expect((await open(one, other.id)).conversation).toMatchObject({ state: 'request', can_message: false, can_accept: false })
    expect((await open(other, one.id)).conversation).toMatchObject({ state: 'request', can_message: true, can_accept: true, unread: 1 })
    expect(await countUnreadMessages(testApp.db, other.id)).toBe(1)
    expect(await left(other)).toBe(20)
  })

  test('is published to both members', async () => {
    const [one, other] = await strangers()
    testApp.published.length = 0
    await send(one, other.id)
    await new Promise(setImmediate)
    expect(testApp.published.map(({ to, name }) => [...to, name])).toEqual([
      [other.id, 'message'],
      [one.id, 'message'],
    ])
  })

  test('the same id, 20 at once, is one request, paid for once, with equal answers', async () => {
    const [one, other] = await strangers()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(one, other.id, 'once', id)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await left(one)).toBe(19)
  })

  test('allows no second message, also when both are sent at once, and charges nothing for it', async () => {
    const [one, other] = await strangers()
    const statuses = (await Promise.all([send(one, other.id), send(one, other.id)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await send(one, other.id)).toMatchObject({ status: 409, error: { code: 'chat.request_waiting' } })
    expect(await left(one)).toBe(19)
  })

  test('two requests at once open the conversation', async () => {
    const [one, other] = await strangers()
    const answers = await Promise.all([send(one, other.id, 'I'), send(other, one.id, 'me too')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await open(one, other.id)).conversation).toMatchObject({ state: 'open', can_message: true })
    expect((await left(one)) + (await left(other))).toBe(39)
  })

  test('beyond the plan it is rejected with its price', async () => {
    const [one, other] = [await settled('amina'), await createPerson(testApp, 'brian')]
    await testApp.db.updateTable('entitlement').set({ messages_used: 20 }).where('member_id', '=', one.id).execute()
    expect((await open(one, other.id)).stranger?.request).toEqual({ refusal: null, remaining: 0, price: 5 })
    const refused = await send(one, other.id)
    expect(refused).toMatchObject({ status: 402, error: { code: 'chat.credits_needed', price: 5 } })
    expect(refused.error.message).toContain('5 credits')
    expect(await open(one, other.id)).toMatchObject({ messages: [], conversation: null })
    await inTransaction(testApp.db, (tx) => openMatchConversation(tx, one.id, other.id, testApp.clock.now()))
    expect((await send(one, other.id)).status).toBe(200)
  })

  describe('a paid request beyond the plan', () => {
    /** A member without messages left in the plan, with this many credits. */
    const spent = async (credits: number) => {
      const person = await settled('amina')
      await readAllowance(testApp.db, person.id, 'messages', testApp.clock.now())
      await testApp.db.updateTable('entitlement').set({ messages_used: 20 }).where('member_id', '=', person.id).execute()
      await give(person, credits)
      return person
    }
    const credits = async (person: Person) => (await readWallet(testApp.db, person.id)).credits

    test('is stored and costs 5 credits, once per id', async () => {
      const [one, other, id] = [await spent(12), await createPerson(testApp, 'brian'), randomUUID()]
      const first = await pay(one, other.id, id)
      expect(first.status).toBe(200)
      expect((await pay(one, other.id, id)).text).toBe(first.text)
      expect(await credits(one)).toBe(7)
      expect((await open(other, one.id)).conversation).toMatchObject({ state: 'request', can_accept: true })
    })

    test('is rejected without enough credits, and nothing is stored', async () => {
      const [one, other] = [await spent(4), await createPerson(testApp, 'brian')]
      expect(await pay(one, other.id)).toMatchObject({ status: 422, error: { code: 'wallet.insufficient_funds' } })
      expect(await open(one, other.id)).toMatchObject({ messages: [], conversation: null })
      expect(await credits(one)).toBe(4)
    })

    test('10 at once with the same id pay once; to 10 people, as often as there is money for', async () => {
      const [one, other, id] = [await spent(12), await createPerson(testApp, 'brian'), randomUUID()]
      const same = await Promise.all(Array.from({ length: 10 }, () => pay(one, other.id, id)))
      expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect([same[0]?.status, await credits(one)]).toEqual([200, 7])
      await give(one, 5)
      const others = await Promise.all(Array.from({ length: 10 }, () => createPerson(testApp, 'brian')))
      const statuses = (await Promise.all(others.map(({ id: uid }) => pay(one, uid)))).map(({ status }) => status)
      expect([200, 422].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([2, 8])
      expect(await credits(one)).toBe(2)
    })

    test('costs nothing within the plan, when rejected, or with a used id', async () => {
      const [one, other, third] = [await settled('amina'), await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
      await give(one, 10)
      const id = randomUUID()
      expect((await pay(one, other.id, id)).status).toBe(200)
      expect([await credits(one), await left(one)]).toEqual([10, 19])
      await testApp.db.updateTable('entitlement').set({ messages_used: 20 }).where('member_id', '=', one.id).execute()
      expect(await pay(one, third.id, id)).toMatchObject({ status: 409, error: { code: 'chat.id_taken' } })
      expect((await pay(one, other.id)).status).toBe(409)
      await set(third, { requests_from: 'nobody' })
      expect((await pay(one, third.id)).status).toBe(403)
      expect(await credits(one)).toBe(10)
    })
  })

  test('is accepted only by members who allow requests', async () => {
    const [one, other] = await strangers()
    await set(other, { requests_from: 'nobody' })
    expect((await open(one, other.id)).stranger?.request.refusal).toBe('no_requests')
    expect(await send(one, other.id)).toMatchObject({ status: 403, error: { code: 'chat.no_requests' } })
    await set(other, { requests_from: 'photo' })
    expect(await send(one, other.id)).toMatchObject({ status: 403, error: { code: 'chat.photo_first' } })
    expect(await left(one)).toBe(20)
    await set(one, { has_photo: true })
    expect((await send(one, other.id)).status).toBe(200)
  })

  test('to a paused, blocking or unknown member gives the same 404 and costs nothing', async () => {
    const [one, other] = await strangers()
    const blocker = await createPerson(testApp, 'brian')
    await set(other, { status: 'paused' })
    await inTransaction(testApp.db, (tx) => addBlock(tx, blocker.id, one.id, testApp.clock.now()))
    const texts = await Promise.all([other.id, blocker.id, randomUUID()].map(async (uid) => (await send(one, uid)).text))
    expect(new Set(texts).size).toBe(1)
    expect(await left(one)).toBe(20)
  })

  test('with a used id creates nothing and costs nothing', async () => {
    const [one, other] = await strangers()
    const third = await createPerson(testApp, 'esi')
    const id = randomUUID()
    await send(one, other.id, 'hello', id)
    expect(await send(one, third.id, 'hello', id)).toMatchObject({ status: 409, error: { code: 'chat.id_taken' } })
    expect(await left(one)).toBe(19)
    expect((await open(third, one.id)).conversation).toBeNull()
  })
})

describe('the answer', () => {
  test('accepting opens the conversation for both, once, and tells them', async () => {
    const [one, other] = await strangers()
    await send(one, other.id)
    testApp.published.length = 0
    expect(await accept(other, one.id)).toMatchObject({ status: 200, body: { data: { state: 'open' } } })
    expect((await accept(other, one.id)).status).toBe(200)
    // The events are stored with the answer, so that a process that ends here does not lose them.
    expect(testApp.published.filter(({ name }) => name === 'conversation')).toEqual([])
    await testApp.runJobs()
    expect(testApp.published.filter(({ name }) => name === 'conversation')).toEqual([
      { to: [one.id], name: 'conversation', payload: { uid: other.id, state: 'open' } },
      { to: [other.id], name: 'conversation', payload: { uid: one.id, state: 'open' } },
    ])
    expect((await send(one, other.id, 'thank you')).status).toBe(200)
    expect(await left(one)).toBe(19)
  })

  test('writing back accepts too and is free', async () => {
    const [one, other] = await strangers()
    await send(one, other.id)
    expect((await send(other, one.id, 'hello you')).body.data.message.seq).toBe(2)
    expect(await left(other)).toBe(20)
    expect((await send(one, other.id)).status).toBe(200)
  })

  test('declining closes the conversation; both can read it, and a match reopens it', async () => {
    const [one, other] = await strangers()
    await send(one, other.id)
    expect(await decline(other, one.id)).toMatchObject({ status: 200, body: { data: { state: 'closed' } } })
    expect((await decline(other, one.id)).status).toBe(200)
    expect(await countUnreadMessages(testApp.db, other.id)).toBe(0)
    for (const [viewer, peer] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await open(viewer, peer.id)).conversation).toMatchObject({ state: 'closed', can_message: false, can_accept: false })
      expect(await send(viewer, peer.id)).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
      expect((await testApp.call(listConversations, { query: {} }, { as: viewer })).body.data.conversations).toHaveLength(1)
    }
    expect((await accept(other, one.id)).status).toBe(409)
    await inTransaction(testApp.db, (tx) => openMatchConversation(tx, one.id, other.id, testApp.clock.now()))
    expect((await send(one, other.id)).status).toBe(200)
  })

  test('only the receiver can answer', async () => {
    const [one, other] = await strangers()
    await send(one, other.id)
    for (const answer of [accept, decline]) {
      expect(await answer(one, other.id)).toMatchObject({ status: 409, error: { code: 'chat.not_a_request' } })
      expect((await answer(one, randomUUID())).status).toBe(404)
      expect((await answer(one, one.id)).status).toBe(409)
    }
    const third = await createPerson(testApp, 'esi')
    expect((await accept(third, one.id)).status).toBe(409)
    expect((await open(other, one.id)).conversation?.state).toBe('request')
  })
})

describe('a new account', () => {
  test('can message 20 new people a day, at once or one by one, and keeps writing to them', async () => {
    const one = await createPerson(testApp, 'amina')
    const others = await Promise.all(Array.from({ length: 23 }, () => createPerson(testApp, 'brian')))
    // Matches do not use the plan's messages but count as new members.
    for (const { id } of others) await inTransaction(testApp.db, (tx) => openMatchConversation(tx, one.id, id, testApp.clock.now()))
    const statuses = (await Promise.all(others.map(({ id }) => send(one, id)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const known = others[statuses.indexOf(200)] as Person
    const refused = others[statuses.indexOf(429)] as Person
    expect((await send(one, known.id, 'and more')).status).toBe(200)
    expect(await send(one, refused.id)).toMatchObject({ status: 429, error: { code: 'chat.too_many_new', retry_after: 86_400 } })
    testApp.clock.advance({ hours: 24, seconds: 1 })
    expect((await send(one, refused.id)).status).toBe(200)
  })

  test('is new for 72 hours', async () => {
    const one = await settled('amina')
    for (let index = 0; index < 22; index++) {
      const { id } = await createPerson(testApp, 'brian')
      await inTransaction(testApp.db, (tx) => openMatchConversation(tx, one.id, id, testApp.clock.now()))
      expect((await send(one, id)).status).toBe(200)
    }
  })
})
