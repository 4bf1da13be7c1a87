import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { storeAnswersOf, storeProfileField } from '#tests/support/features/profile-fields.ts'
import { suggestMembers } from '#tests/support/features/suggestions.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { listMatches } from '../../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina', { photo: true })
})

const people = async (query: { detail?: '1' } = {}) => (await testApp.call(listMatches, { query }, { as: amina })).body.data.people
const named = (firstname: string) => createPerson(testApp, 'brian', { firstname })

test('each card has one hint: a like, otherwise a shared interest, otherwise the goal', async () => {
  const hints = async () => new Map((await people()).map(({ firstname, hint }) => [firstname, hint]))
  const set = (id: string, values: { interests?: string[]; looking_for?: string[]; shows_sensitive?: boolean }) =>
    testApp.db.updateTable('member').set(values).where('id', '=', id).execute()
  await set(amina.id, { interests: ['Jazz', 'church'], looking_for: ['marriage'] })
  const [liker, fan, goal, quiet] = await Promise.all(['Liker', 'Fan', 'Goal', 'Quiet'].map(named))
  for (const one of [liker, fan]) await set(one?.id ?? '', { interests: ['hiking', 'jazz'] })
  await set(goal?.id ?? '', { interests: ['church'], looking_for: ['friendship', 'marriage'] })
  await testApp.db
    .insertInto('reaction')
    .values({ from_id: liker?.id ?? '', to_id: amina.id, kind: 1, at: testApp.clock.now() })
    .execute()
  await testApp.db
    .insertInto('reaction')
    .values({ from_id: quiet?.id ?? '', to_id: amina.id, kind: 2, at: testApp.clock.now() })
    .execute()
  expect(await hints()).toEqual(
    new Map([
      ['Liker', { kind: 'likes_you', value: null }],
      ['Fan', { kind: 'interest', value: 'jazz' }],
      // An interest of faith is no hint unless the member shows it.
      ['Goal', { kind: 'goal', value: 'marriage' }],
      ['Quiet', null],
    ]),
  )
  await set(goal?.id ?? '', { shows_sensitive: true })
  expect((await hints()).get('Goal')).toEqual({ kind: 'interest', value: 'church' })
})

test('own interests and goals of the operator are hints, and sensitive ones only if the member shows them', async () => {
  await storeVocabularyEntry(testApp, 'own_scouts', { sensitive: true })
  await storeVocabularyEntry(testApp, 'own_kites')
  const set = (id: string, values: { interests?: string[]; looking_for?: string[]; shows_sensitive?: boolean }) =>
    testApp.db.updateTable('member').set(values).where('id', '=', id).execute()
  await set(amina.id, { interests: ['own_scouts', 'own_kites'] })
  const [fan, scout] = [await named('Fan'), await named('Scout')]
  await set(fan.id, { interests: ['own_kites'] })
  await set(scout.id, { interests: ['own_scouts'], looking_for: ['own_pen_friends'] })
  const hints = async () => new Map((await people({ detail: '1' })).map(({ firstname, hint }) => [firstname, hint?.value]))
  expect(await hints()).toEqual(
    new Map([
      ['Fan', 'own_kites'],
      ['Scout', 'own_pen_friends'],
    ]),
  )
  expect(JSON.stringify(await people({ detail: '1' }))).not.toContain('own_scouts')
  await set(scout.id, { shows_sensitive: true })
  expect((await hints()).get('Scout')).toBe('own_scouts')
})

test('adds what the profile says in their own words only with `detail`, and nothing else of the profile', async () => {
  const other = await named('Brian')
  const words = { bio: 'I bake.', interests: ['jazz', 'prayer'], looking_for: ['dating'], languages: ['sw'] }
  await testApp.db
    .updateTable('member')
    .set({ ...words, prompts: JSON.stringify([{ question: 'perfect_sunday', answer: 'Rain.' }]) })
    .where('id', '=', other.id)
    .execute()
  await storeProfileField(testApp, 'motto000', { visible_to: 'everybody' })
  await storeProfileField(testApp, 'formatch', { visible_to: 'matches' })
  await storeAnswersOf(testApp, other, { motto000: 'Slowly', formatch: 'A secret' })
  const [plain] = await people()
  expect(plain).not.toHaveProperty('about')
  expect(plain).not.toHaveProperty('fields')
  const [detailed] = await people({ detail: '1' })
  const { about, fields, shown_proof, ...rest } = detailed ?? {}
  expect(shown_proof).toEqual(expect.any(String))
  expect(rest).toEqual(plain)
  expect(fields).toEqual([{ id: 'motto000', value: 'Slowly' }])
  // Reading a card with details does not count as a visit to the profile.
  expect(await testApp.db.selectFrom('profile_view').select('seen_id').where('viewer_id', '=', amina.id).execute()).toEqual([])
  const profile = await testApp.app.inject({ url: `/api/profile/${other.id}`, headers: { authorization: `Bearer ${amina.token}` } })
  const { bio, interests, looking_for, languages, prompts } = profile.json<{ data: { person: Record<string, unknown> } }>().data.person
  expect(about).toEqual({ bio, interests, looking_for, languages, prompts })
  expect(about).toMatchObject({ bio: 'I bake.', interests: ['jazz'] })
})

test('each card says why it is where it is', async () => {
  const [liker, suggested, boosted] = await Promise.all(['Liker', 'Suggested', 'Boosted', 'Plain'].map(named))
  await testApp.db
    .insertInto('reaction')
    .values({ from_id: liker?.id ?? '', to_id: amina.id, kind: 1, at: testApp.clock.now() })
    .execute()
  await suggestMembers(testApp, amina, suggested === undefined ? [] : [suggested])
  await testApp.db
    .updateTable('card')
    .set(({ eb }) => ({ rank: eb('rank', '+', 2 ** 29) }))
    .where('id', '=', boosted?.id ?? '')
    .execute()
  const reasons = async () => Object.fromEntries((await people()).map(({ firstname, why }) => [firstname, why]))
  expect(await reasons()).toEqual({ Liker: 'likes_you', Suggested: 'suggested', Boosted: 'boosted', Plain: 'order' })
  await testApp.db.updateTable('member').set({ suggests: false }).where('id', '=', amina.id).execute()
  expect(await reasons()).toEqual({ Liker: 'order', Suggested: 'order', Boosted: 'boosted', Plain: 'order' })
})
