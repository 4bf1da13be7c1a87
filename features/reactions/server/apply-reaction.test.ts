import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addBlock, lockPair } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listMessages } from '#features/chat/contract.ts'
import { type reactionActions, listReactions, listReceivedLikes, postReaction, applyReaction } from '../contract.ts'
import { applyReaction as toggleCommand } from './apply-reaction.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await testApp.runJobs()
  testApp.published.length = 0
})

type Action = (typeof reactionActions)[number]
const toggle = (from: Person, action: Action, to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const profileStatus = async (viewer: Person, of: Person) =>
  (await testApp.app.inject({ url: `/api/profile/${of.id}`, headers: { authorization: `Bearer ${viewer.token}` } })).statusCode
const events = async (name: string) => {
  await testApp.runJobs()
  return testApp.published.filter((event) => event.name === name)
}

test('a returned like is a match: both get one event with the other member, and the conversation opens', async () => {
  expect((await toggle(amina, 'like', brian)).body.data).toEqual({ reaction: 'liked', matched: false })
  expect((await toggle(brian, 'like', amina)).body.data).toEqual({ reaction: 'liked', matched: true })
  expect((await toggle(brian, 'like', amina)).body.data).toEqual({ reaction: 'liked', matched: true })
  const told = await events('match')
  expect(told.map((event) => [event.to, (event.payload as { person: { id: string } }).person.id])).toEqual([
    [[amina.id], brian.id],
    [[brian.id], amina.id],
  ])
  const conversation = await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })
  expect(conversation.body.data.conversation?.can_message).toBe(true)
})

test('a repeated like sends one event a day; a dislike sends none', async () => {
  for (let times = 0; times < 3; times++) {
    await toggle(amina, 'like', brian)
    await toggle(amina, 'unlike', brian)
  }
  expect(await events('like')).toMatchObject([{ to: [brian.id], payload: { person: { id: amina.id } } }])
  testApp.published.length = 0
  await toggle(amina, 'dislike', brian)
  await testApp.runJobs()
  expect(testApp.published).toEqual([])
})

test.each([
  ['like', 'liked'],
  ['dislike', 'disliked'],
] as const)('%s repeated changes nothing, and only its own opposite takes it back', async (action, state) => {
  const [own, other] = action === 'like' ? (['unlike', 'undislike'] as const) : (['undislike', 'unlike'] as const)
  await toggle(amina, action, brian)
  expect((await toggle(amina, action, brian)).body.data.reaction).toBe(state)
  expect((await toggle(amina, other, brian)).body.data.reaction).toBe(state)
  expect((await toggle(amina, own, brian)).body.data.reaction).toBe('none')
  expect((await toggle(amina, own, brian)).body.data.reaction).toBe('none')
})

test('a like that is taken back with `keep_match` is refused while the two match, and only then', async () => {
  const takeBack = (action: 'unlike' | 'dislike' = 'unlike') =>
    testApp.call(applyReaction, { params: { action }, query: { uid: brian.id, keep_match: '1' } }, { as: amina })
  await toggle(amina, 'like', brian)
  expect((await takeBack()).body.data).toEqual({ reaction: 'none', matched: false })
  await toggle(amina, 'like', brian)
  await toggle(brian, 'like', amina)
  const refused = await takeBack()
  expect([refused.status, refused.error.code]).toEqual([409, 'reactions.matched'])
  expect((await takeBack('dislike')).error.code).toBe('reactions.matched')
  const matches = await testApp.call(listReactions, { query: { type: 'matches' } }, { as: brian })
  expect(matches.body.data.people.map(({ id }) => id)).toEqual([amina.id])
  const conversation = await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })
  expect(conversation.body.data.conversation?.can_message).toBe(true)
})

test('removing a like ends the match for both', async () => {
  await toggle(amina, 'like', brian)
  await toggle(brian, 'like', amina)
  await toggle(amina, 'unlike', brian)
  // The order of the feed still counts the match, once: the end of a match must not show how many matches somebody has.
  await toggle(amina, 'like', brian)
  await toggle(amina, 'unlike', brian)
  const counted = await testApp.db.selectFrom('recent_match').select('member_id').where('other_id', 'in', [amina.id, brian.id]).execute()
  expect(counted.map(({ member_id }) => member_id).toSorted()).toEqual([amina.id, brian.id].toSorted())
  const matches = await testApp.call(listReactions, { query: { type: 'matches' } }, { as: brian })
  expect(matches.body.data.people).toEqual([])
  const conversation = await testApp.call(listMessages, { params: { uid: amina.id }, query: {} }, { as: brian })
  expect(conversation.body.data.conversation?.can_message).toBe(false)
})

/** Pairs that like each other at once; RACE=1000 on PostgreSQL runs the full measurement. */
const races = Number(process.env.RACE ?? 20)
test(
  'two members who like each other at the same instant match exactly once',
  async () => {
    const pairs: [Person, Person][] = []
    for (let round = 0; round < races; round++) {
      const [one, two] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
      pairs.push([one, two])
      const answers = await Promise.all([toggle(one, 'like', two), toggle(two, 'like', one), toggle(one, 'like', two)])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      expect(answers.some((answer) => answer.body.data.matched)).toBe(true)
      const messages = await testApp.call(listMessages, { params: { uid: two.id }, query: {} }, { as: one })
      expect(messages.body.data.messages).toHaveLength(1)
    }
    const told = (await events('match')).map(({ to, payload }) => `${String(to)} ${(payload as { person: { id: string } }).person.id}`)
    expect(told.toSorted()).toEqual(pairs.flatMap(([one, two]) => [`${one.id} ${two.id}`, `${two.id} ${one.id}`]).toSorted())
    const rows = await testApp.db.selectFrom('reaction').select(['from_id', 'kind', 'matched']).execute()
    const racing = new Set(pairs.flat().map(({ id }) => id))
    const own = rows.filter(({ from_id }) => racing.has(from_id))
    expect(own).toHaveLength(2 * races)
    expect(own.every(({ kind, matched }) => kind === 1 && matched)).toBe(true)
  },
  60_000 + races * 500,
)

test('a like that overlaps an own block on another device makes no match', async () => {
  await toggle(brian, 'like', amina)
  const overlapping = await inTransaction(testApp.db, async (tx) => {
    await lockPair(tx, amina.id, brian.id)
    const liking = toggle(amina, 'like', brian)
    // On PostgreSQL the like waits for the pair's lock; on the embedded database it waits for the only connection.
    for (let look = 0; look < 200; look++) {
      const { rows } = await sql`select from pg_locks where not granted`.execute(tx)
      if (rows.length > 0) break
    }
    await addBlock(tx, amina.id, brian.id, testApp.clock.now())
    return { liking }
  })
  expect((await overlapping.liking).status).toBe(404)
  const rows = await testApp.db.selectFrom('reaction').select(['from_id', 'matched']).where('from_id', 'in', [amina.id, brian.id]).execute()
  expect(rows).toEqual([{ from_id: brian.id, matched: false }])
})

test('a match that ends during a new like has the same state for both', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, two] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await toggle(one, 'like', two)
    const [back, liked] = await Promise.all([toggle(one, 'unlike', two), toggle(two, 'like', one)])
    expect([back.status, liked.status]).toEqual([200, 200])
    const conversation = await testApp.call(listMessages, { params: { uid: two.id }, query: {} }, { as: one })
    expect(conversation.body.data.conversation?.can_message ?? false).toBe(false)
    const rows = await testApp.db.selectFrom('reaction').select(['from_id', 'matched']).where('from_id', 'in', [one.id, two.id]).execute()
    expect(rows).toEqual([{ from_id: two.id, matched: false }])
  }
})

test('a like takes one call to the database; a repeated one changes nothing', async () => {
  const [esi, diego] = [await createPerson(testApp, 'esi'), await createPerson(testApp, 'diego')]
  testApp.clock.advance({ hours: 73 })
  const { statements, result } = await testApp.watch(() =>
    toggleCommand(testApp.ctx(esi), { ...testApp.platform, onMatchChanged: [] }, { action: 'like', uid: diego.id }),
  )
  expect([statements.length, result]).toEqual([1, { reaction: 'liked', matched: false }])
  const before = await testApp.db.selectFrom('reaction').selectAll().execute()
  testApp.clock.advance({ minutes: 1 })
  await toggle(esi, 'like', diego)
  expect(await testApp.db.selectFrom('reaction').selectAll().execute()).toEqual(before)
})

test('a block hides both members like unknown ones and closes their conversation', async () => {
  await toggle(amina, 'like', brian)
  await toggle(brian, 'like', amina)
  expect((await toggle(amina, 'block', brian)).status).toBe(200)
  expect((await toggle(amina, 'block', brian)).status).toBe(200)
  const ghost = { ...brian, id: '00000000-0000-4000-8000-000000000000' }
  for (const action of ['like', 'unlike', 'dislike', 'undislike', 'unblock', 'block'] as const) {
    const blocked = await toggle(brian, action, amina)
    const unknown = await toggle(brian, action, ghost)
    expect([blocked.status, blocked.text]).toEqual([404, unknown.text])
  }
  for (const viewer of [amina, brian]) {
    const other = viewer === amina ? brian : amina
    expect(await profileStatus(viewer, other)).toBe(404)
    expect((await testApp.call(listMessages, { params: { uid: other.id }, query: {} }, { as: viewer })).status).toBe(404)
  }
  const list = await testApp.call(listReactions, { query: { type: 'blocked' } }, { as: amina })
  expect(list.body.data.people).toMatchObject([{ id: brian.id, active: false, last_seen: null, distance: null, location: null }])
  expect((await testApp.call(listReactions, { query: { type: 'blocked' } }, { as: brian })).body.data.people).toEqual([])
  await toggle(amina, 'unblock', brian)
  expect(await profileStatus(brian, amina)).toBe(200)
})

test('the list of received likes shows unanswered likes and no dislikes', async () => {
  const chantal = await createPerson(testApp, 'chantal')
  const diego = await createPerson(testApp, 'diego')
  await toggle(brian, 'like', amina)
  testApp.clock.advance({ minutes: 1 })
  await toggle(chantal, 'like', amina)
  await toggle(diego, 'dislike', amina)
  const ids = async () => (await testApp.call(listReceivedLikes, { query: {} }, { as: amina })).body.data.people.map((person) => person.id)
  expect(await ids()).toEqual([chantal.id, brian.id])
  await toggle(amina, 'dislike', chantal)
  expect(await ids()).toEqual([brian.id])
  await toggle(brian, 'block', amina)
  expect(await ids()).toEqual([])
})

test('rejects oneself, an unknown member, an unknown action and a missing token; POST behaves like GET', async () => {
  expect((await toggle(amina, 'like', amina)).error.code).toBe('reactions.oneself')
  expect(
    (await testApp.call(applyReaction, { params: { action: 'wink' as Action }, query: { uid: brian.id } }, { as: amina })).status,
  ).toBe(422)
  expect((await testApp.call(applyReaction, { params: { action: 'like' }, query: { uid: brian.id } })).status).toBe(401)
  const posted = await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: brian.id } }, { as: amina })
  expect(posted.body.data.reaction).toBe('liked')
})

test('an account has 50 likes a day in its first three days', async () => {
  const statuses: number[] = []
  const messages: string[] = []
  for (let index = 0; index < 51; index++) {
    const reply = await toggle(amina, 'like', await createPerson(testApp, 'diego'))
    statuses.push(reply.status)
    messages.push(reply.error?.message ?? '')
  }
  // The limit gives one like back every 24 hours / 50, which is 29 minutes.
  expect(messages.at(-1)).toBe('You have used all your likes for now. You can like somebody again in 29 minutes.')
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.at(-1)).toBe(429)
  testApp.clock.advance({ hours: 73 })
  expect((await toggle(amina, 'like', brian)).status).toBe(200)
})
