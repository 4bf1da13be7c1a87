import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listConversations, listMessages, sendMessage } from '#features/chat/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { blockOrUnblock, listReactions, applyReaction, unmatchMember } from '../../contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  for (const [from, to] of [
    [amina, brian],
    [brian, amina],
  ] as const)
    await toggle(from, 'like', to)
  await testApp.runJobs()
  testApp.published.length = 0
})

const toggle = (from: Person, action: 'like' | 'block', to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const act = (from: Person, action: 'block' | 'unblock', to: { id: string }) =>
  testApp.call(blockOrUnblock, { params: { id: to.id }, body: { action } }, { as: from })
const profile = async (viewer: Person, of: { id: string }) => {
  const reply = await testApp.app.inject({ url: `/api/profile/${of.id}`, headers: { authorization: `Bearer ${viewer.token}` } })
  return { status: reply.statusCode, text: reply.payload }
}
const talk = (viewer: Person, to: Person) => testApp.call(listMessages, { params: { uid: to.id }, query: {} }, { as: viewer })
const write = (from: Person, to: Person) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'hello' } }, { as: from })
const told = async (name: string) => {
  await testApp.runJobs()
  return testApp.published.filter((event) => event.name === name).map(({ to, payload }) => [to, payload])
}

test('a block returns a message, and removes each member from the other’s screens without a reason', async () => {
  await testApp.call(applyReaction, { params: { action: 'like' }, query: { uid: amina.id } }, { as: brian })
  testApp.published.length = 0
  const reply = await act(amina, 'block', brian)
  expect([reply.status, reply.body]).toEqual([200, { data: { message: 'You’ve blocked this member.' } }])
  expect(await told('gone')).toEqual([
    [[brian.id], { uid: amina.id }],
    [[amina.id], { uid: brian.id }],
  ])
  expect((await act(amina, 'block', brian)).status).toBe(200)
  expect(await told('gone')).toHaveLength(2)
})

test('for the blocked member the response is identical to that for a deleted member', async () => {
  const deleted = await createPerson(testApp, 'diego')
  await testApp.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', deleted.id).execute()
  await act(amina, 'block', brian)
  for (const [viewer, other] of [
    [brian, amina],
    [amina, brian],
  ] as const) {
    expect([(await profile(viewer, other)).text, (await talk(viewer, other)).text, (await write(viewer, other)).text]).toEqual([
      (await profile(viewer, deleted)).text,
      (await talk(viewer, deleted)).text,
      (await write(viewer, deleted)).text,
    ])
    const { body } = await testApp.call(listConversations, { query: {} }, { as: viewer })
    expect(body.data.conversations).toEqual([])
  }
})

/** What each sees of the other: reaction, match, conversation and unread messages. */
const pair = async () =>
  Promise.all(
    (
      [
        [amina, brian],
        [brian, amina],
      ] as const
    ).map(async ([viewer, other]) => {
      const { text } = await profile(viewer, other)
      const { conversation } = (await talk(viewer, other)).body.data
      return {
        viewer: (JSON.parse(text) as { data: { viewer: unknown } }).data.viewer,
        state: conversation?.state,
        can: conversation?.can_message,
        unread: conversation?.unread,
      }
    }),
  )
const minute = async () => {
  testApp.clock.advance({ minutes: 1 })
  await testApp.runJobs()
}

test('unblocking within a minute restores match, likes, conversation and unread, however often it is pressed', async () => {
  await write(brian, amina)
  const before = await pair()
  expect(before[0]).toMatchObject({ state: 'open', can: true, unread: 1 })
  const liked = (await testApp.call(listReactions, { query: { type: 'likes' } }, { as: amina })).body.data.people
  await testApp.runJobs()
  testApp.published.length = 0
  await act(amina, 'block', brian)
  expect(await told('gone')).toHaveLength(2)
  const undone = await Promise.all([act(amina, 'unblock', brian), act(amina, 'unblock', brian), act(amina, 'unblock', brian)])
  expect(undone.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await pair()).toEqual(before)
  expect((await testApp.call(listReactions, { query: { type: 'likes' } }, { as: amina })).body.data.people).toEqual(liked)
  // Only the member who blocked gets the event. For the other one it would reveal a block, which must look like a pause.
  expect(await told('back')).toEqual([[[amina.id], { uid: brian.id }]])
  // Nobody is notified of a like or a match again, and the end of the minute changes nothing.
  await minute()
  for (const name of ['like', 'match', 'message']) expect(await told(name)).toEqual([])
  expect(await pair()).toEqual(before)
})

test('undoing restores a single like as it was, and tells nobody again', async () => {
  const diego = await createPerson(testApp, 'diego')
  await toggle(diego, 'like', brian)
  const row = () =>
    testApp.db.selectFrom('reaction').selectAll().where('from_id', '=', diego.id).where('to_id', '=', brian.id).executeTakeFirst()
  const before = await row()
  testApp.clock.advance({ hours: 30 })
  await act(diego, 'block', brian)
  expect(await row()).toBeUndefined()
  await act(diego, 'unblock', brian)
  expect(await row()).toEqual(before)
  expect((await told('like')).filter(([, payload]) => JSON.stringify(payload).includes(diego.id))).toHaveLength(1)
})

test('a block that was undone and made again becomes final a minute after the second', async () => {
  await act(amina, 'block', brian)
  testApp.clock.advance({ seconds: 30 })
  await act(amina, 'unblock', brian)
  testApp.clock.advance({ seconds: 10 })
  await act(amina, 'block', brian)
  testApp.clock.advance({ seconds: 40 })
  await testApp.runJobs()
  await act(amina, 'unblock', brian)
  expect((await pair()).map(({ state }) => state)).toEqual(['open', 'open'])
})

test('undoing restores nothing that the other member has ended', async () => {
  await act(amina, 'block', brian)
  // A race: both checked before either block was stored.
  await testApp.db.insertInto('block').values({ from_id: brian.id, to_id: amina.id, at: testApp.clock.now() }).execute()
  await act(amina, 'unblock', brian)
  await testApp.db.deleteFrom('block').where('from_id', '=', brian.id).execute()
  expect(await pair()).toMatchObject([
    { state: 'closed', viewer: { matched: false } },
    { state: 'closed', viewer: { matched: false } },
  ])
})

test('after a minute unblocking restores the profile but not the match; only the blocker can unblock', async () => {
  await act(amina, 'block', brian)
  await minute()
  expect((await act(brian, 'unblock', amina)).status).toBe(404)
  expect((await act(amina, 'unblock', brian)).body.data.message).toBe('You’ve unblocked this member.')
  expect((await act(amina, 'unblock', brian)).status).toBe(200)
  expect((await profile(brian, amina)).text).toContain('"matched":false')
  expect((await talk(brian, amina)).body.data.conversation).toMatchObject({ state: 'closed', can_message: false })
})

test('a paused member can be blocked only by members with a conversation', async () => {
  await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', brian.id).execute()
  expect((await act(await createPerson(testApp, 'esi'), 'block', brian)).status).toBe(404)
  expect((await act(amina, 'block', brian)).status).toBe(200)
  expect((await talk(amina, brian)).status).toBe(404)
})

test('rejects oneself, an unknown member, an unknown action and a missing token', async () => {
  expect((await act(amina, 'block', amina)).error.code).toBe('reactions.oneself')
  expect((await act(amina, 'block', { id: randomUUID() })).status).toBe(404)
  expect((await act(amina, 'mute' as 'block', brian)).status).toBe(422)
  expect((await testApp.call(blockOrUnblock, { params: { id: brian.id }, body: { action: 'block' } })).status).toBe(401)
})

test('concurrent blocks, likes and messages never leave a match or an open conversation', async () => {
  for (let round = 0; round < 15; round++) {
    const [one, two] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await toggle(one, 'like', two)
    const answers = await Promise.all([
      act(one, 'block', two),
      toggle(two, 'like', one),
      act(two, 'block', one),
      act(one, 'block', two),
      write(two, one),
    ])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const rows = await testApp.db.selectFrom('block').select('from_id').where('from_id', 'in', [one.id, two.id]).execute()
    expect(rows.length).toBeGreaterThan(0)
    expect((await profile(two, one)).status).toBe(404)
    for (const person of [one, two])
      expect((await testApp.call(listReactions, { query: { type: 'matches' } }, { as: person })).body.data.people).toEqual([])
    const open = await testApp.db
      .selectFrom('conversation')
      .select('state')
      .where((row) => row.or([row('low_id', '=', one.id), row('high_id', '=', one.id)]))
      .where('state', '=', 'open')
      .execute()
    expect(open).toEqual([])
  }
})

test('a first message during a block leaves no request', async () => {
  for (let round = 0; round < 15; round++) {
    const stranger = await createPerson(testApp, 'diego')
    const [blocked] = await Promise.all([act(stranger, 'block', amina), write(amina, stranger)])
    expect(blocked.status).toBe(200)
    const conversation = await testApp.db
      .selectFrom('conversation')
      .select('state')
      .where((row) => row.or([row('low_id', '=', stranger.id), row('high_id', '=', stranger.id)]))
      .executeTakeFirst()
    expect([undefined, 'closed']).toContain(conversation?.state)
  }
})

test('unmatching closes the conversation for both, and both keep its history', async () => {
  await write(amina, brian)
  const unmatch = () => testApp.call(unmatchMember, { params: { uid: brian.id } }, { as: amina })
  expect((await Promise.all([unmatch(), unmatch(), unmatch()])).map(({ body }) => body.data)).toEqual(
    Array.from({ length: 3 }, () => ({ reaction: 'none', matched: false })),
  )
  expect(await told('unmatch')).toEqual([
    [[amina.id], { uid: brian.id }],
    [[brian.id], { uid: amina.id }],
  ])
  for (const [viewer, other] of [
    [amina, brian],
    [brian, amina],
  ] as const) {
    const { messages, conversation } = (await talk(viewer, other)).body.data
    expect(messages.map(({ body }) => body)).toEqual(['matched', 'hello'])
    expect(conversation).toMatchObject({ state: 'closed', can_message: false })
    expect((await write(viewer, other)).error.code).toBe('chat.closed')
  }
  expect((await testApp.call(unmatchMember, { params: { uid: randomUUID() } }, { as: amina })).status).toBe(404)
  expect((await testApp.call(unmatchMember, { params: { uid: amina.id } }, { as: amina })).status).toBe(422)
})
