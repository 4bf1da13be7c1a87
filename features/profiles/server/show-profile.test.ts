import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptRequest, declineRequest, sendMessage } from '#features/chat/contract.ts'
import { emptyAbout } from '#features/members/about-contract.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { type MemberChanges, updateMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getProfile, type OwnPerson } from '../contract.ts'
import { showProfile } from './show-profile.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const impressions = { recordViewed: () => {} }
const show = (id: string, as: Person) => testApp.call(getProfile, { params: { id } }, { as })
const change = (person: Person, changes: MemberChanges) =>
  inTransaction(testApp.db, (tx) => updateMember(tx, person.id, changes, testApp.clock.now()))
const react = (from: Person, to: Person, kind: 1 | 2, matched = false) =>
  testApp.db.insertInto('reaction').values({ from_id: from.id, to_id: to.id, kind, matched, at: testApp.clock.now() }).execute()

describe('the profile of another member', () => {
  it('contains exactly what others may know', async () => {
    await change(amina, {
      bio: 'Hello',
      looking_for: ['dating'],
      interests: ['makossa'],
      seek: 1,
      min_age: 30,
      prompts: '[{"question":"Q","answer":"A"}]',
    })
    const reply = await show(amina.id, brian)
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        data: {
          person: {
            id: amina.id,
            firstname: 'Amina',
            lastname: 'Bello',
            age: 28,
            active: true,
            last_seen: 'hour',
            country: { code: 'CM', name: 'Cameroon' },
            location: 'Douala',
            distance: 7,
            image: null,
            image_blur: null,
            images: [],
            dob: '1997-05-14',
            ...emptyAbout,
            bio: 'Hello',
            looking_for: ['dating'],
            interests: ['makossa'],
            prompts: [{ question: 'Q', answer: 'A' }],
            profile_picture: null,
            voice_hello: null,
            photo_checked_at: null,
            fields: [],
          },
          viewer: { is_self: false, reaction: 'none', likes_me: false, matched: false, can_message: true, can_react: true },
        },
      },
    ])
  })

  it('hides interests of faith and conviction until the member shows them, and never from the member', async () => {
    await change(amina, { interests: ['church', 'makossa', 'Prière'] })
    const interests = async (as: Person) => (await show(amina.id, as)).body.data.person.interests
    expect(await interests(brian)).toEqual(['makossa'])
    expect(await interests(amina)).toEqual(['church', 'makossa', 'prayer'])
    await change(amina, { shows_sensitive: true })
    expect(await interests(brian)).toEqual(['church', 'makossa', 'prayer'])
  })

  it('hides a date of birth that is estimated or private', async () => {
    const dob = async () => (await show(amina.id, brian)).body.data.person.dob
    expect(await dob()).toBe('1997-05-14')
    await change(amina, { shows_birth: false })
    expect(await dob()).toBeNull()
    await change(amina, { shows_birth: true, birth_estimated: true })
    expect(await dob()).toBeNull()
  })

  it('reports the reactions of the pair', async () => {
    await react(brian, amina, 1)
    expect((await show(amina.id, brian)).body.data.viewer).toMatchObject({ reaction: 'liked', likes_me: false, matched: false })
    expect((await show(brian.id, amina)).body.data.viewer).toMatchObject({ reaction: 'none', likes_me: true, matched: false })
  })

  it('never reveals a dislike', async () => {
    const before = (await show(amina.id, brian)).text
    await react(amina, brian, 2)
    expect((await show(amina.id, brian)).text).toBe(before)
  })

  it('allows messages to a match', async () => {
    await react(brian, amina, 1, true)
    await react(amina, brian, 1, true)
    expect((await show(amina.id, brian)).body.data.viewer).toMatchObject({ matched: true, can_message: true })
  })

  describe('allows messages without a match', () => {
    const allows = async (person: Person, as: Person) => (await show(person.id, as)).body.data.viewer.can_message
    const write = (from: Person, to: Person) =>
      testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'hello' } }, { as: from })
    const answer = (endpoint: typeof acceptRequest | typeof declineRequest, as: Person, to: Person) =>
      testApp.call(endpoint, { params: { uid: to.id } }, { as })

    it('as the recipient has set', async () => {
      expect(await allows(amina, brian)).toBe(true)
      await change(amina, { requests_from: 'photo' })
      expect(await allows(amina, brian)).toBe(false)
      await testApp.db.updateTable('member').set({ has_photo: true }).where('id', '=', brian.id).execute()
      expect(await allows(amina, brian)).toBe(true)
      await change(amina, { requests_from: 'nobody' })
      expect(await allows(amina, brian)).toBe(false)
      // The setting applies to senders, not to the member who set it.
      expect(await allows(brian, amina)).toBe(true)
    })

    it('until the other sends a request, and again once it is accepted', async () => {
      await change(brian, { requests_from: 'nobody' })
      await write(brian, amina)
      expect([await allows(amina, brian), await allows(brian, amina)]).toEqual([false, true])
      await answer(acceptRequest, amina, brian)
      expect([await allows(amina, brian), await allows(brian, amina)]).toEqual([true, true])
    })

    it('not after it was declined', async () => {
      await write(brian, amina)
      await answer(declineRequest, amina, brian)
      expect([await allows(amina, brian), await allows(brian, amina)]).toEqual([false, false])
    })

    it('not to a member with an unproven email', async () => {
      const ctx = testApp.ctx(brian)
      const shown = await showProfile({ ...ctx, actor: { ...ctx.actor, role: 'guest' } }, { impressions }, { params: { id: amina.id } })
      expect(shown.data.viewer).toMatchObject({ can_message: false, can_react: false })
    })
  })

  it('answers the same bytes for unknown, hidden, blocked and blocking members', async () => {
    const unknown = await show(randomUUID(), brian)
    const unverified = await createPerson(testApp, 'esi', { unverified: true })
    const paused = await createPerson(testApp, 'diego')
    await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', paused.id).execute()
    await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))
    const refused = [
      await show(amina.id, brian),
      await show(brian.id, amina),
      await show(paused.id, brian),
      await show(unverified.id, brian),
    ]
    expect(unknown.status).toBe(404)
    expect(refused.map((reply) => [reply.status, reply.text])).toEqual(refused.map(() => [404, unknown.text]))
  })

  it('refuses a malformed id and requires a session', async () => {
    expect((await show('x', brian)).status).toBe(422)
    expect((await testApp.call(getProfile, { params: { id: amina.id } })).status).toBe(401)
  })

  it('returns a script in a bio as text', async () => {
    await change(amina, { bio: '<script>alert(1)</script>' })
    const reply = await show(amina.id, brian)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.body.data.person.bio).toBe('<script>alert(1)</script>')
  })
})

it('shows the owner all of their fields', async () => {
  await change(amina, { shows_birth: false, shows_lastname: false, seek: 5 })
  const { person, viewer } = (await show(amina.id, amina)).body.data
  expect(person as OwnPerson).toMatchObject({
    lastname: 'Bello',
    dob: '1997-05-14',
    email: amina.email,
    phone: '+237670000000',
    phone_country: 'CM',
    gender: 'female',
    seek: ['male', 'other'],
    min_age: 19,
    max_age: 120,
    shows_birth: false,
  })
  expect(viewer).toEqual({ is_self: true, reaction: 'none', likes_me: false, matched: false, can_message: false, can_react: false })
})

it('is read in one statement', async () => {
  let statements = 0
  const db = testApp.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await react(amina, brian, 1)
  // One's own profile also says which questions of the operator are unanswered.
  for (const [id, most] of [
    [amina.id, 1],
    [brian.id, 2],
  ] as const) {
    statements = 0
    await showProfile({ ...testApp.ctx(brian), db }, { impressions }, { params: { id } })
    expect(statements).toBe(most)
  }
})

it('records a profile view once a day, and only if the profile was shown', async () => {
  const opened = () => testApp.db.selectFrom('profile_view').select(['seen_id', 'at']).where('viewer_id', '=', brian.id).execute()
  await show(brian.id, brian)
  await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
  await show(amina.id, brian)
  expect(await opened()).toEqual([])
  const chantal = await createPerson(testApp, 'chantal')
  const at = testApp.clock.now()
  await show(chantal.id, brian)
  testApp.clock.advance({ hours: 1 })
  await Promise.all([show(chantal.id, brian), show(chantal.id, brian)])
  expect(await opened()).toEqual([{ seen_id: chantal.id, at }])
})
