// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptRequest, listConversations, listMessages, sendMessage } from '#features/chat/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import {
  applyReaction,
  blockOrUnblock,
  closePolitely,
  listReactions,
  type reactionActions,
  undoClosePolitely,
  unmatchMember,
} from '../../contract.ts'
import { readReactionWithMatch } from '../store.ts'
import { closeUndoMs } from './close-politely.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

type Action = (typeof reactionActions)[number]
const toggle = (from: Person, action: Action, to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const match = async () => {
  await toggle(amina, 'like', brian)
  await toggle(brian, 'like', amina)
  await testApp.runJobs()
  testApp.published.length = 0
}
const write = (from: Person, to: Person, body = 'hello') =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body } }, { as: from })
const close = (from: Person, to: { id: string }) => testApp.call(closePolitely, { params: { uid: to.id } }, { as: from })
const undo = (from: Person, to: { id: string }) => testApp.call(undoClosePolitely, { params: { uid: to.id } }, { as: from })
/** Moves the clock past the time in which closing can be undone, and then runs the jobs. */
const settle = async () => {
  testApp.clock.advance({ seconds: closeUndoMs / 1000 })
  await testApp.runJobs()
}
const talk = async (viewer: Person, other: Person) =>
  (await testApp.call(listMessages, { params: { uid: other.id }, query: {} }, { as: viewer })).body.data
const row = async (viewer: Person) => (await testApp.call(listConversations, { query: {} }, { as: viewer })).body.data.conversations[0]
const goodbyes = async () => (await talk(brian, amina)).messages.filter(({ kind }) => kind === 'closed_politely')
const told = (person: Person) => testApp.published.flatMap(({ to, name }) => (to.includes(person.id) ? [name] : []))

describe('a conversation of a match', () => {
  beforeEach(match)

  test('is closed for the caller at once, and for the other when it can no longer be undone', async () => {
    await write(brian, amina)
    await testApp.runJobs()
    testApp.published.length = 0
    const reply = await close(amina, brian)
    expect([reply.status, reply.body]).toEqual([200, { data: { state: 'closed' } }])
    expect(await row(amina)).toMatchObject({ state: 'closed', can_message: false, your_turn: false })
    expect(await row(brian)).toMatchObject({ state: 'open', can_message: true, unread: 0 })
    await testApp.runJobs()
    expect([told(amina), told(brian)]).toEqual([['conversation'], []])
    await settle()
    for (const [viewer, other] of [
      [amina, brian],
      [brian, amina],
    ] as const) {
      const { messages, conversation } = await talk(viewer, other)
      expect(messages.map(({ kind }) => kind)).toEqual(['system', 'text', 'closed_politely'])
      expect(messages.at(-1)).toMatchObject({ sender_id: amina.id, body: '👋' })
      expect(conversation).toMatchObject({ state: 'closed', can_message: false })
    }
    expect(await row(brian)).toMatchObject({ unread: 1 })
    expect(await row(amina)).toMatchObject({ unread: 1 })
    expect(told(brian)).toEqual(expect.arrayContaining(['message', 'conversation', 'unmatch']))
    for (const [from, to] of [
      [amina, brian],
      [brian, amina],
    ] as const)
      expect((await write(from, to)).error.code).toBe('chat.closed')
  })

  test('ends the match: the caller passes on the other, whose like stays their own', async () => {
    await close(amina, brian)
    await settle()
    expect(await readReactionWithMatch(testApp.db, amina.id, brian.id)).toEqual({ reaction: 'disliked', matched: false })
    expect(await readReactionWithMatch(testApp.db, brian.id, amina.id)).toEqual({ reaction: 'liked', matched: false })
    for (const person of [amina, brian]) {
      const { body } = await testApp.call(listReactions, { query: { type: 'matches' } }, { as: person })
      expect(body.data.people).toEqual([])
    }
  })

  test('counts as no message of the caller, and notifies nobody', async () => {
    await close(amina, brian)
    await settle()
    const side = await testApp.db.selectFrom('participant').select('first_sent_at').where('member_id', '=', amina.id).executeTakeFirst()
    expect(side?.first_sent_at).toBeNull()
    const notified = await testApp.db.selectFrom('notification').select('name').where('member_id', '=', brian.id).execute()
    expect(notified.map(({ name }) => name)).not.toContain('chat.waiting')
  })

  test('pressed twice, or again later, is one goodbye', async () => {
    const replies = await Promise.all([close(amina, brian), close(amina, brian), close(amina, brian)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    await settle()
    expect((await close(amina, brian)).status).toBe(200)
    expect((await close(brian, amina)).status).toBe(200)
    await settle()
    expect(await goodbyes()).toHaveLength(1)
  })

  test('by both at once is one goodbye', async () => {
    await Promise.all([close(amina, brian), close(brian, amina)])
    await settle()
    expect(await goodbyes()).toHaveLength(1)
  })

  test('undone in time, is as before; the other gets no event', async () => {
    await close(amina, brian)
    const reply = await undo(amina, brian)
    expect([reply.status, reply.body]).toEqual([200, { data: { state: 'open' } }])
    expect((await undo(amina, brian)).status).toBe(200)
    await settle()
    expect(told(brian)).toEqual([])
    expect(await row(amina)).toMatchObject({ state: 'open', can_message: true })
    expect(await readReactionWithMatch(testApp.db, amina.id, brian.id)).toEqual({ reaction: 'liked', matched: true })
    expect(await goodbyes()).toEqual([])
  })

  test('undone and done again, it waits from the second time on', async () => {
    await close(amina, brian)
    testApp.clock.advance({ seconds: 10 })
    await undo(amina, brian)
    await close(amina, brian)
    testApp.clock.advance({ seconds: 6 })
    await testApp.runJobs()
    expect(await goodbyes()).toEqual([])
    await settle()
    expect(await goodbyes()).toHaveLength(1)
  })

  test('undone too late, says so', async () => {
    await close(amina, brian)
    await settle()
    const reply = await undo(amina, brian)
    expect([reply.status, reply.error.code]).toEqual([409, 'reactions.already_closed'])
  })

  test('a message of the other comes before the goodbye or is refused', async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
      await toggle(one, 'like', other)
      await toggle(other, 'like', one)
      await close(one, other)
      testApp.clock.advance({ seconds: closeUndoMs / 1000 })
      const [, ...replies] = await Promise.all([testApp.runJobs(), ...Array.from({ length: 4 }, () => write(other, one))])
      const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code)
      expect(refused).toEqual(refused.map(() => 'chat.closed'))
      const sent = replies.length - refused.length
      await testApp.runJobs()
      const kinds = (await talk(other, one)).messages.map(({ kind }) => kind)
      expect(kinds).toEqual(['system', ...Array.from({ length: sent }, () => 'text'), 'closed_politely'])
    }
  })

  test('a block that is undone does not take the goodbye away', async () => {
    const block = (action: 'block' | 'unblock') =>
      testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action } }, { as: brian })
    await close(amina, brian)
    await block('block')
    await settle()
    await block('unblock')
    expect(await row(brian)).toMatchObject({ state: 'open' })
    expect(await row(amina)).toMatchObject({ state: 'closed' })
    testApp.clock.advance({ minutes: 1 })
    await testApp.runJobs()
    expect(await goodbyes()).toHaveLength(1)
    expect(await row(brian)).toMatchObject({ state: 'closed' })
  })

  test('a block that stays ends the goodbye', async () => {
    await close(amina, brian)
    await testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action: 'block' } }, { as: brian })
    for (let minutes = 0; minutes < 3; minutes++) {
      testApp.clock.advance({ minutes: 1 })
      await testApp.runJobs()
    }
    const waiting = await testApp.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'reactions.finish_closing')
      .where('done_at', 'is', null)
      .execute()
    expect(waiting).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a block', () => testApp.call(blockOrUnblock, { params: { id: brian.id }, body: { action: 'block' } }, { as: amina })],
    ['a block by the other', () => testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action: 'block' } }, { as: brian })],
    ['an unmatch by the other', () => testApp.call(unmatchMember, { params: { uid: amina.id } }, { as: brian })],
    [
      'the erasure of the conversation',
      () =>
        inTransaction(testApp.db, (tx) =>
          tx
            .deleteFrom('conversation')
            .where((where) => where.or([where('low_id', '=', amina.id), where('high_id', '=', amina.id)]))
            .execute(),
        ),
    ],
  ])('%s in between says no goodbye', async (_, act) => {
    await close(amina, brian)
    await act()
    await settle()
    const stored = await testApp.db
      .selectFrom('message')
      .select('body')
      .where('sender_id', '=', amina.id)
      .where('body', '=', 'closed_politely')
      .execute()
    expect(stored).toEqual([])
  })

  test('a new match opens the conversation again', async () => {
    await close(amina, brian)
    await settle()
    await toggle(amina, 'like', brian)
    await testApp.runJobs()
    expect(await row(amina)).toMatchObject({ state: 'open', can_message: true })
    expect((await talk(brian, amina)).messages.map(({ kind }) => kind)).toEqual(['system', 'closed_politely', 'system'])
    expect((await write(brian, amina)).status).toBe(200)
  })
})

describe('a request', () => {
  beforeEach(async () => void (await write(brian, amina, 'May I?')))

  test('is declined with the same words', async () => {
    expect((await close(amina, brian)).status).toBe(200)
    expect(await row(amina)).toMatchObject({ state: 'closed', can_accept: false, can_message: false })
    expect(await row(brian)).toMatchObject({ state: 'request' })
    await settle()
    expect((await talk(brian, amina)).messages.map(({ kind }) => kind)).toEqual(['text', 'closed_politely'])
    expect(await row(brian)).toMatchObject({ state: 'closed', unread: 1, can_message: false })
    expect(await row(amina)).toMatchObject({ unread: 0 })
    expect((await testApp.call(acceptRequest, { params: { uid: brian.id } }, { as: amina })).error.code).toBe('chat.not_a_request')
  })

  test('of the caller is refused', async () => {
    expect((await close(brian, amina)).error.code).toBe('chat.request_waiting')
  })

  test('is not accepted in between', async () => {
    await close(amina, brian)
    expect((await testApp.call(acceptRequest, { params: { uid: brian.id } }, { as: amina })).error.code).toBe('chat.not_a_request')
    await settle()
    expect(await row(brian)).toMatchObject({ state: 'closed' })
    expect(await goodbyes()).toHaveLength(1)
  })
})

describe('is refused', () => {
  test('without a conversation', async () => {
    for (const action of [close, undo]) expect((await action(amina, brian)).status).toBe(action === close ? 403 : 409)
  })
  test('for oneself, and for somebody unknown', async () => {
    for (const action of [close, undo]) {
      expect((await action(amina, amina)).error.code).toBe('reactions.oneself')
      expect((await action(amina, { id: randomUUID() })).status).toBe(404)
    }
  })
})
