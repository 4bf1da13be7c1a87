import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { entryNames, storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { relationshipGoals } from '../../about-contract.ts'
import { genders, operatorGenders } from '../../gender-contract.ts'
import {
  type EntrySettings,
  listConsoleVocabulary,
  listVocabulary,
  putVocabularyEntry,
  vocabularyLimits,
  type VocabularyList,
} from '../../vocabulary-entry-contract.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100' })
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('vocabulary_entry').execute()
})

const scouts = (changes: Partial<EntrySettings> = {}): EntrySettings => ({
  names: { ...entryNames('Scouts'), fr: 'Les éclaireurs' },
  subject: 'community',
  sensitive: false,
  retired: false,
  ...changes,
})
const put = (id: string, version: number, settings: EntrySettings, list: VocabularyList = 'interests', as: Person = chantal) =>
  testApp.call(putVocabularyEntry, { params: { list, id }, body: { ...settings, version, reason: 'members asked for it' } }, { as })
const builtIn = (retired: boolean): EntrySettings => ({ names: null, subject: null, sensitive: false, retired })
const errorsOf = (reply: Awaited<ReturnType<typeof put>>) => [reply.status, Object.keys((reply.body as { errors?: object }).errors ?? {})]
const offered = async (language = 'en') => (await testApp.call(listVocabulary, {}, { language })).body.data
const actions = async (id: string) =>
  (await readAuditPage(testApp.db, { subjectKind: 'vocabulary_entry', subjectId: id })).entries.map(({ action }) => action).toSorted()

test('an interest is added once by a double press, renamed, retired and brought back, each with an entry in the audit log', async () => {
  const both = await Promise.all([put('own_scouts', 0, scouts()), put('own_scouts', 0, scouts())])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await put('own_scouts', 1, scouts({ names: entryNames('Girl scouts') }))).status).toBe(200)
  expect((await put('own_scouts', 2, scouts({ retired: true }))).status).toBe(200)
  expect((await offered()).retired.interests).toEqual(['own_scouts'])
  expect((await put('own_scouts', 3, scouts())).status).toBe(200)
  expect((await offered()).retired.interests).toEqual([])
  expect(await actions('interests.own_scouts')).toEqual(
    ['added', 'brought_back', 'changed', 'retired'].map((what) => `vocabulary_entry.${what}`),
  )
})

test('everybody reads it in their language, also when it is retired', async () => {
  await put('own_scouts', 0, scouts({ retired: true }))
  const [entry] = (await offered('fr')).entries
  expect(entry).toEqual({ list: 'interests', id: 'own_scouts', name: 'Les éclaireurs', subject: 'community', sensitive: false })
})

test('a built-in entry can be retired and brought back, and keeps its names', async () => {
  await put('jazz', 0, builtIn(true))
  expect((await offered()).retired.interests).toEqual(['jazz'])
  const { entries } = (await testApp.call(listConsoleVocabulary, {}, { as: chantal })).body.data
  expect(entries.find(({ id }) => id === 'jazz')).toMatchObject({
    own: false,
    retired: true,
    subject: 'music',
    names: { en: 'Jazz' },
    version: 1,
  })
  expect((await put('jazz', 1, builtIn(false))).status).toBe(200)
  expect(await offered()).toMatchObject({ entries: [], retired: { interests: [] } })
})

test('the second of two administrators is told that it has changed', async () => {
  await put('own_scouts', 0, scouts())
  const replies = await Promise.all([
    put('own_scouts', 1, scouts({ subject: 'outdoors' })),
    put('own_scouts', 1, scouts({ subject: 'home' })),
  ])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await put('own_scouts', 0, scouts())).status).toBe(409)
})

test.each<[string, Partial<EntrySettings>]>([
  ['names.sw', { names: { ...entryNames('Scouts'), sw: ' ' } }],
  ['names.en', { names: { ...entryNames('Scouts'), en: 'x'.repeat(vocabularyLimits.interests.name + 1) } }],
  ['names.en', { names: null }],
  // The name of a built-in interest, regardless of case and accents.
  ['names.fr', { names: { ...entryNames('Scouts'), fr: 'ECHECS' } }],
  ['names.pt', { names: { ...entryNames('Scouts'), pt: 'Other (pt)' } }],
  ['subject', { subject: null }],
])('refuses a wrong entry with an error for %s, and adds nothing', async (name, changes) => {
  await storeVocabularyEntry(testApp, 'own_other', { names: entryNames('Other') })
  expect(errorsOf(await put('own_scouts', 0, scouts(changes)))).toEqual([422, [name]])
  expect((await offered()).entries.map(({ id }) => id)).toEqual(['own_other'])
})

test('a sensitive interest stays sensitive, and another can become it', async () => {
  await put('own_scouts', 0, scouts({ sensitive: true }))
  expect(errorsOf(await put('own_scouts', 1, scouts()))).toEqual([422, ['sensitive']])
  const guides = scouts({ names: entryNames('Guides') })
  await put('own_guides', 0, guides)
  expect((await put('own_guides', 1, { ...guides, sensitive: true })).status).toBe(200)
})

test('goals and prompts have no subject and are never sensitive', async () => {
  await put('own_pen_friends', 0, scouts({ sensitive: true }), 'goals')
  expect((await offered()).entries).toMatchObject([{ list: 'goals', id: 'own_pen_friends', subject: null, sensitive: false }])
})

test('there are at most four goals of the operator at a time, also when the last one is added twice at once', async () => {
  const goal = (name: string, retired = false): EntrySettings => ({ names: entryNames(name), subject: null, sensitive: false, retired })
  for (const number of [1, 2, 3]) await put(`own_goal_${number}`, 0, goal(`Goal ${number}`), 'goals')
  const last = await Promise.all(['own_goal_4', 'own_goal_5'].map((id) => put(id, 0, goal(id), 'goals')))
  expect(last.map(errorsOf)).toEqual(
    expect.arrayContaining([
      [200, []],
      [422, ['retired']],
    ]),
  )
  expect((await put('own_retired', 0, goal('Retired', true), 'goals')).status).toBe(200)
  expect(errorsOf(await put('own_retired', 1, goal('Retired'), 'goals'))).toEqual([422, ['retired']])
})

test('one entry of each list stays offered', async () => {
  const replies = []
  for (const goal of relationshipGoals) replies.push(await put(goal, 0, builtIn(true), 'goals'))
  expect(replies.map(errorsOf).at(-1)).toEqual([422, ['retired']])
  expect((await offered()).retired.goals).toHaveLength(relationshipGoals.length - 1)
})

test('ids that are neither built-in nor own are refused, and a member cannot change the lists', async () => {
  expect((await put('jazz', 0, builtIn(true), 'goals')).status).toBe(404)
  expect((await put('kites', 0, scouts())).status).toBe(404)
  const amina = await createPerson(testApp, 'amina')
  expect((await put('own_scouts', 0, scouts(), 'interests', amina)).status).toBe(404)
})

test('there are at most nine genders of the operator for good, each under one of the ids that genders can have', async () => {
  const gender = (name: string, retired = false): EntrySettings => ({ names: entryNames(name), subject: null, sensitive: false, retired })
  for (const id of operatorGenders) expect((await put(id, 0, gender(`Gender ${id}`), 'genders')).status).toBe(200)
  expect((await put('own_gender_4', 1, gender('Non-binary', true), 'genders')).status).toBe(200)
  for (const id of ['own_gender_3', 'own_gender_8', 'own_gender_14', 'own_scouts'])
    expect((await put(id, 0, gender('One more'), 'genders')).status).toBe(404)
  expect(errorsOf(await put('own_gender_5', 1, gender('MAN'), 'genders'))).toEqual([422, ['names.en']])
  expect((await offered()).retired.genders).toEqual(['own_gender_4'])
  const { entries } = (await testApp.call(listConsoleVocabulary, {}, { as: chantal })).body.data
  const shown = entries.filter(({ list }) => list === 'genders')
  expect(shown.map(({ id }) => id).toSorted()).toEqual(genders.toSorted())
  expect(shown[1]).toMatchObject({ own: false, names: { en: 'Woman', sw: 'Mwanamke' } })
})
