// @slow
// While a kind goodbye can be undone, its sender can neither like the other member again nor write to them. The other member may like the sender, and
// learns nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptRequest, listConversations } from '#features/chat/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createLinePair } from '#tests/support/features/lines.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import type { Person } from '#tests/support/people/people.ts'
import { applyReaction, closePolitely, likeWithLine, undoClosePolitely } from '../../contract.ts'
import { readReactionWithMatch } from '../store.ts'
import { closeUndoMs } from './close-politely.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let pair: Awaited<ReturnType<typeof createLinePair>>
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())

type Action = 'like' | 'unlike' | 'dislike'
const toggle = (from: Person, to: Person, action: Action = 'like') =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const close = (from: Person, to: Person) => testApp.call(closePolitely, { params: { uid: to.id } }, { as: from })
const undo = (from: Person, to: Person) => testApp.call(undoClosePolitely, { params: { uid: to.id } }, { as: from })
const settle = async () => {
  testApp.clock.advance({ seconds: closeUndoMs / 1000 })
  await testApp.runJobs()
}
const told = (person: Person) => testApp.published.flatMap(({ to, name }) => (to.includes(person.id) ? [name] : []))
const reactionOf = (from: Person, to: Person) => readReactionWithMatch(testApp.db, from.id, to.id)
const state = async (as: Person) =>
  (await testApp.call(listConversations, { query: {} }, { as })).body.data.conversations.map((conversation) => conversation.state)

describe('in a conversation that began with a request', () => {
  beforeEach(async () => {
    pair = await createLinePair(testApp)
    ;({ amina, brian } = pair)
    await createChatCalls(testApp).send(brian, amina, 'May I?')
    await testApp.call(acceptRequest, { params: { uid: brian.id } }, { as: amina })
    await testApp.runJobs()
  })

  test.each<[string, () => Promise<{ status: number; error: { code?: string | undefined } }>]>([
    ['a like', () => toggle(amina, brian)],
    [
      'a like with a line',
      () =>
        testApp.call(
          likeWithLine,
          { params: { uid: brian.id }, body: { id: randomUUID(), body: 'Is that Kribi?', item: pair.photo } },
          { as: amina },
        ),
    ],
  ])('%s of who closed it is refused and tells nobody, and after an undo it is possible', async (_, act) => {
    await close(amina, brian)
    await testApp.runJobs()
    testApp.published.length = 0
    const { status, error } = await act()
    expect([status, error.code]).toEqual([403, 'chat.closed'])
    await testApp.runJobs()
    expect([told(amina), told(brian)]).toEqual([[], []])
    expect(await reactionOf(amina, brian)).toEqual({ reaction: 'none', matched: false })
    await undo(amina, brian)
    expect((await act()).status).toBe(200)
    expect(await reactionOf(amina, brian)).toEqual({ reaction: 'liked', matched: false })
  })

  test('a like that would be a match is none, and the conversation ends as if there had been no like', async () => {
    await toggle(brian, amina)
    await testApp.runJobs()
    await close(amina, brian)
    testApp.published.length = 0
    expect((await toggle(amina, brian)).error.code).toBe('chat.closed')
    await settle()
    expect(told(brian)).not.toContain('match')
    expect([await state(amina), await state(brian)]).toEqual([['closed'], ['closed']])
    expect(await reactionOf(amina, brian)).toEqual({ reaction: 'disliked', matched: false })
  })

  test('the other may still like who closed it', async () => {
    await close(amina, brian)
    expect((await toggle(brian, amina)).status).toBe(200)
  })

  test('a like that stands already is answered as before; it can be taken back, but not given again', async () => {
    await toggle(amina, brian)
    await close(amina, brian)
    expect((await toggle(amina, brian)).body.data).toEqual({ reaction: 'liked', matched: false })
    expect((await toggle(amina, brian, 'unlike')).status).toBe(200)
    expect((await toggle(amina, brian)).error.code).toBe('chat.closed')
  })

  test('once it has ended, a like is possible again', async () => {
    await close(amina, brian)
    await settle()
    expect((await toggle(amina, brian)).body.data).toEqual({ reaction: 'liked', matched: false })
  })
})

test('a like that races with the goodbye is before it or refused; either way the conversation ends without a match', async () => {
  for (let round = 0; round < 6; round++) {
    ;({ amina, brian } = await createLinePair(testApp))
    await createChatCalls(testApp).send(brian, amina, 'May I?')
    await testApp.call(acceptRequest, { params: { uid: brian.id } }, { as: amina })
    await toggle(brian, amina)
    const [closed, ...likes] = await Promise.all([close(amina, brian), toggle(amina, brian), toggle(amina, brian)])
    expect(closed.status).toBe(200)
    const refused = likes.filter(({ status }) => status !== 200)
    expect(refused.map(({ error }) => error.code)).toEqual(refused.map(() => 'chat.closed'))
    await settle()
    expect(await reactionOf(amina, brian)).toEqual({ reaction: 'disliked', matched: false })
    expect(await reactionOf(brian, amina)).toEqual({ reaction: 'liked', matched: false })
    expect([await state(amina), await state(brian)]).toEqual([['closed'], ['closed']])
  }
})
